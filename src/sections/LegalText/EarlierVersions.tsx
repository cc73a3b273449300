import { formatDay } from "../../components/format-day";
import { useLabels } from "../../content-parts/site-context";
import { Facts } from "./LegalText.styles";

/** Props of {@link EarlierVersions}. */
export interface EarlierVersionsProps {
  /** Days in the form 2025-03-01, the newest first. */
  days: readonly string[];
}

/** The days on which a legal text was last updated before the present version; nothing where none is known. */
export const EarlierVersions = ({ days }: EarlierVersionsProps) => {
  const { earlierVersions } = useLabels();
  if (days.length === 0) return null;
  return (
    <Facts as="div">
      {earlierVersions}
      <ul>
        {days.map((day) => (
          <li key={day}>
            <time dateTime={day}>{formatDay(day)}</time>
          </li>
        ))}
      </ul>
    </Facts>
  );
};
