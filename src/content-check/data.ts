/** Reads data of any shape, as files may have it before anything is known of them. */
import type { ContentPath } from "../content-model/visit-strings";

/** Reads a key of data that may have any shape. */
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
