import { ActionLink, ActionLinks } from "../../../src/content-parts/ActionLinks";
import { Brand } from "../../../src/content-parts/Brand";
import { ContentLink } from "../../../src/content-parts/ContentLink";
import { OnBothGrounds } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { PointerStates, State, States } from "../specimen/State";

const demo = { label: "Book a demo", href: "/contact", emphasis: "primary" as const };
const trial = { label: "Start a free trial", href: "/pricing", emphasis: "secondary" as const };
const more = { label: "Learn more", href: "/marketplace", emphasis: "quiet" as const };

/** Links in a text, links with the look of buttons, and the mark that leads home. */
export const Links = () => (
  <OnBothGrounds>
    <div>
      <RowTitle>In a text</RowTitle>
      <States>
        <PointerStates>
          <ContentLink href="/pricing">See the plans</ContentLink>
        </PointerStates>
        <State label="Another site: a new tab">
          <ContentLink href="https://www.difccourts.ae/">DIFC Courts</ContentLink>
        </State>
        <State label="Platform: a full page load">
          <ContentLink href="/login">Login</ContentLink>
        </State>
      </States>
    </div>
    <div>
      <RowTitle>As buttons</RowTitle>
      <States>
        <PointerStates>
          <ActionLink action={demo} />
        </PointerStates>
        <PointerStates>
          <ActionLink action={more} />
        </PointerStates>
      </States>
    </div>
    <div>
      <RowTitle>In a row</RowTitle>
      <ActionLinks actions={[demo, trial, more]} />
    </div>
    <States>
      <PointerStates>
        <Brand />
      </PointerStates>
    </States>
  </OnBothGrounds>
);
