import styled from "styled-components";
import { ContentLink } from "../../components/ContentLink";
import { useLabels, usePage } from "../../components/site-context";
import { linkLine, plainList } from "../../theme/mixins";

/** Where the page is: the home page, and the page itself. */
export const Breadcrumb = () => {
  const labels = useLabels();
  const { label } = usePage();
  return (
    <nav aria-label={labels.breadcrumb}>
      <Trail>
        <li>
          <ContentLink href="/">{labels.home}</ContentLink>
        </li>
        <li aria-current="page">{label}</li>
      </Trail>
    </nav>
  );
};

const Trail = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  font-size: var(--type-small);

  li {
    display: flex;
    align-items: center;
    min-height: 1.75rem;
  }
  li + li::before {
    content: "";
    position: static;
    width: 1.25rem;
    margin-right: var(--space-3);
    border-top: var(--hairline) solid var(--on-control-line);
  }
  a {
    ${linkLine}
    color: var(--on-text);
  }
`;
