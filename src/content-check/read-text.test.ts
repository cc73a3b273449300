import { decodeText } from "./read-text";

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const utf8 = (text: string): Uint8Array => Buffer.from(text, "utf8");

describe("UTF-8", () => {
  it("is read, with any line ends and without a byte order mark", () => {
    expect(decodeText(utf8("Genève ✓ 𝒳\r\nعربي\n"))).toEqual({ text: "Genève ✓ 𝒳\r\nعربي\n" });
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x61))).toEqual({ text: "a" });
    expect(decodeText(bytes())).toEqual({ text: "" });
  });

  it.each([
    ["Latin-1", latin1("ab\ncd é ef"), { line: 2, column: 4 }],
    ["at the start", latin1("é"), { line: 1, column: 1 }],
    ["behind characters of several bytes", Buffer.concat([utf8("ö\n✓ ü "), bytes(0xff)]), { line: 2, column: 5 }],
    ["a character that is cut at the end", bytes(0x61, 0xe2, 0x82), { line: 1, column: 2 }],
    ["UTF-16", Buffer.from("\uFEFFab", "utf16le"), { line: 1, column: 1 }],
    ["half of a surrogate pair", bytes(0x61, 0x0a, 0xed, 0xa0, 0x80), { line: 2, column: 1 }],
  ])("ends where something else begins: %s", (_name, content, place) => {
    expect(decodeText(content)).toMatchObject({ place, message: expect.stringMatching(/not UTF-8/u) as string });
  });
});
