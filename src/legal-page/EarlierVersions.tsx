import { formatDay } from "../components/format-day";
import { useLabels } from "../content-parts/site-context";
import { Versions } from "./LegalText.styles";

interface EarlierVersionsProps {
  /** Days in the form 2025-03-01, newest first. */
  days: readonly string[];
}

/** The dates of a legal text's earlier versions; nothing if none are known. */
export const EarlierVersions = ({ days }: EarlierVersionsProps) => {
  const { earlierVersions } = useLabels();
  if (days.length === 0) return null;
  return (
    <Versions>
      <dt>{earlierVersions}</dt>
      {days.map((day) => (
        <dd key={day}>
          <time dateTime={day}>{formatDay(day)}</time>
        </dd>
      ))}
    </Versions>
  );
};
