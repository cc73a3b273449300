import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import { ActionLinks } from "../../content-parts/ActionLinks";
import { ContentPicture, LAND_SIZES } from "../../content-parts/ContentPicture";
import { usePage } from "../../content-parts/page-context";
import { from } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** A page's closing invitation, on the land of its first screen. */
export const CallToAction = ({ section, ground }: SectionProps<Queries.CallToActionFragment>) => {
  const headingId = useId();
  const { land } = usePage();
  const { anchor, heading, text, actions } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Invitation>
        <h2 id={headingId}>
          <Unbroken text={heading} />
        </h2>
        <Text>
          <Unbroken text={text} />
        </Text>
        <ActionLinks actions={actions} />
      </Invitation>
      {land && (
        <Land>
          <ContentPicture picture={land} sizes={LAND_SIZES} />
        </Land>
      )}
    </Band>
  );
};

const Invitation = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  max-width: 34rem;
  /* The wider the window, the taller the land must be to keep its summits. */
  padding-block: clamp(0px, (100vw - 80rem) / 10, 4rem);
`;

const Text = styled.p`
  font-size: var(--type-lead);
`;

/** Below the words only the part with the land; beside them, where there is room, all of it. It ends before it reaches them. */
const Land = styled.div`
  ${notPrinted}
  height: clamp(13rem, 38vw, 24rem);
  margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--section-space));
  mask: linear-gradient(transparent, #000 50%);

  img {
    width: 150%;
    max-width: none;
    height: 100%;
    margin-left: -50%;
    object-fit: cover;
    object-position: 0 45%;
  }

  ${from.desktop} {
    position: absolute;
    inset: 0;
    height: auto;
    margin: 0;
    mask: linear-gradient(90deg, transparent var(--words-end), #000 calc(var(--words-end) + 12rem));

    /* Seen from closer than on the first screen. */
    overflow: clip;

    img {
      width: 100%;
      margin: 0;
      object-position: 0 28%;
      scale: 1.4;
      transform-origin: 78% 48%;
    }
  }
`;
