import { from, whenMotionIsWelcome, withForcedColours } from "../../theme/breakpoints";

const LINE = "linear-gradient(var(--colour-brass), var(--colour-brass)) 50% / 1px no-repeat";

/** A dot centred `--station` below the band's top. */
const STATION = "radial-gradient(circle 4px at 50% var(--station), var(--colour-brass) 3.5px, transparent 4px) no-repeat";

/** On a page of three sections or fewer, the line would be a stub. */
const LONG_PAGE = "main:has(> :nth-child(4))";

/**
 * The route: a brass line in the margin of a page's bands, with a station at each heading, from the foot of the first screen to the closing
 * band, where it ends. Phones have no margin for it. The line is drawn down to 60 % of the window's height as the visitor scrolls, each
 * band drawing its own part. Without scroll timelines (Firefox), or under reduced motion, the whole line is shown. A global style, so that
 * no script contains it.
 */
export const brassLine = `
  @media screen {
  ${from.tablet} {
    ${LONG_PAGE} > [data-ground]::after {
      content: "";
      position: absolute;
      inset: 0 auto 0 calc(max(var(--gutter), (100% - var(--page-width)) / 2) - var(--gutter) / 2 - 4px);
      width: 9px;
      background: ${LINE};
      pointer-events: none;

      ${withForcedColours} {
        display: none;
      }
      @supports (animation-timeline: view()) {
        ${whenMotionIsWelcome} {
          mask: linear-gradient(#000 calc(100% - 4rem), transparent) no-repeat;
          animation: route-drawn linear both;
          animation-timeline: view(block 60% 40%);
        }
      }
    }
    ${LONG_PAGE} > [data-ground]:has(h2)::after {
      background: ${STATION}, ${LINE};
    }
    ${LONG_PAGE} > [data-ground]:last-child::after {
      bottom: auto;
      height: calc(var(--station) + 4px);
    }
  }
  }
  @keyframes route-drawn {
    from { mask-size: 100% 0; }
    to { mask-size: 100% calc(100% + 4rem); }
  }
`;
