/** One kind of picture: what draws and writes each, by the picture's name. Its folder has the kind's name. */
export type Kind = Readonly<Record<string, () => Promise<void>>>;

/** Makes a kind of a table: each entry becomes one picture, under its key. */
export function kindOf<Entry>(table: Readonly<Record<string, Entry>>, draw: (name: string, entry: Entry) => Promise<void>): Kind {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, () => draw(name, entry)]));
}
