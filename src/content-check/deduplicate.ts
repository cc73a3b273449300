/** Reports a fault shared by many places, such as a missing file, as one problem. */
import { inOrder, type Problem, problem, START, WHOLE_FILE } from "./problem";

/** The most places that a problem lists. */
const MAX_PLACES = 5;

const placesOf = (problems: readonly Problem[]): string => {
  const listed = problems.slice(0, MAX_PLACES).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const more = problems.length - listed.length;
  return [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
};

/** Merges problems with the same fault into one, at the missing file or at the first place, and lists the other places in its message. */
const asOne = (problems: readonly Problem[]): Problem[] => {
  const [first, ...others] = problems;
  if (!first?.fault || others.length === 0) return [...problems];
  const { what, fix, fixMany = fix, file } = first.fault;
  if (file !== undefined) {
    return [
      problem(file, START, WHOLE_FILE, `does not exist, but ${problems.length} places refer to it (${placesOf(problems)}). ${fixMany}`),
    ];
  }
  const count = others.length === 1 ? "one other place" : `${others.length} other places`;
  return [{ ...first, message: `${what}, here and in ${count} (${placesOf(others)}). ${fixMany}.` }];
};

/** Sorted problems, with each fault reported once. */
export const deduplicate = (problems: readonly Problem[]): Problem[] => {
  const groups = new Map<unknown, Problem[]>();
  problems.forEach((entry) => {
    const key = entry.fault ? (entry.fault.file ?? entry.message) : entry;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  });
  return inOrder([...groups.values()].flatMap(asOne).map(({ fault: _fault, ...reported }) => reported));
};
