import { graphql } from "gatsby";
import styled from "styled-components";
import { ContentLink } from "../components/ContentLink";
import { HeadedBand } from "../components/HeadedBand";
import { from, whenHovering } from "../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList, tints, wholeEntry } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** A list of links to the audiences, like the contents of a report. */
export const AudienceLinks = ({ section, ...place }: SectionProps<Queries.AudienceLinksFragment>) => (
  <HeadedBand section={section} {...place}>
    <Contents>
      {section.links.map(
        ({ title, text, href }) =>
          text !== null &&
          href !== null && (
            <Entry key={href}>
              <h3>
                <EntryLink href={href}>{title}</EntryLink>
              </h3>
              <p>{text}</p>
            </Entry>
          ),
      )}
    </Contents>
  </HeadedBand>
);

/** The list has no space below its last entry, because the section has. */
const Contents = styled.ul`
  ${plainList}
  margin-bottom: calc(-1 * var(--space-4));

  ${whenHovering} {
    li:hover,
    li:hover + li {
      border-color: var(--on-accent);
    }
  }
`;

const Entry = styled.li`
  ${hairlineAbove}
  position: relative;
  display: grid;
  row-gap: var(--space-2);
  align-items: baseline;
  padding-block: var(--space-4);
  transition: border-color var(--time-control) var(--easing);

  > p {
    text-wrap: balance;
  }
  ${from.desktop} {
    ${ledgerColumns}
  }

  ${whenHovering} {
    &:hover a {
      color: var(--on-link);
    }
  }
  &:active {
    background: ${tints.pressed};
  }
`;

const EntryLink = styled(ContentLink)`
  color: var(--on-heading);
  text-decoration-color: var(--on-accent);
  ${wholeEntry}
`;

export const audienceLinksFragment = graphql`
  fragment AudienceLinks on AudienceLinksSection {
    ...HeadedBand
    links {
      title
      text
      href
    }
  }
`;
