/** Reads data of unknown shape, as it comes from a file that has not been validated. */
import type { ContentPath } from "../content-model/visit-strings";

/** Reads the value at a path, or undefined when there is none. */
export const read = (data: unknown, ...path: ContentPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    data,
  );

/** Reads a text, or undefined when there is none. */
export const readText = (data: unknown, ...path: ContentPath): string | undefined => {
  const value = read(data, ...path);
  return typeof value === "string" ? value : undefined;
};

/** Reads a list, or an empty one. */
export const readList = (data: unknown, ...path: ContentPath): readonly unknown[] => {
  const value = read(data, ...path);
  return Array.isArray(value) ? value : [];
};
