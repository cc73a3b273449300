import type { TokenSource } from "./tokens";

/** The fields of a site's settings that tokens are made of, for tests. */
export const tokenSource: TokenSource = {
  product: { name: "Northern Light", suite: "{product} 360" },
  host: "www.{product}.example",
  company: {
    legalName: "{product} Limited",
    seat: "England",
    registrationNumber: "04217718",
    address: ["1 Harbour Street", "Northtown"],
    email: "office@{host}",
    phone: "+44 20 0000 0000",
    leaderName: "Name on request",
  },
};
