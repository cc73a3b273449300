/** One kind of picture: the functions that draw and write them, by picture name. Its folder has the kind's name. */
export type Kind = Readonly<Record<string, () => Promise<void>>>;

/** Makes a kind from a table: each entry becomes a picture of that name. */
export function kindOf<Entry>(table: Readonly<Record<string, Entry>>, draw: (name: string, entry: Entry) => Promise<void>): Kind {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, () => draw(name, entry)]));
}
