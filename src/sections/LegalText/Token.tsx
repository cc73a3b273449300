import type { ReactNode } from "react";
import { useSite } from "../../components/site-context";
import type { TokenName } from "../../content-model/tokens";

/** A token's value in a legal text; addresses become links. An unknown token stays as it is (the content check rejects it). */
export const Token = ({ name }: { name: string }) => {
  const { product, host, company } = useSite();
  const values: Readonly<Record<TokenName, ReactNode>> = {
    product: product.name,
    suite: product.suite,
    company: company.legalName,
    seat: company.seat,
    registration: company.registrationNumber,
    address: company.address.join(", "),
    host,
    name: company.leaderName,
    email: <a href={`mailto:${company.email}`}>{company.email}</a>,
    // Keep the number on one line, as in other copy.
    phone: <a href={`tel:${company.phone.replace(/ /gu, "")}`}>{company.phone.replace(/ /gu, "\u00A0")}</a>,
  };
  return Object.hasOwn(values, name) ? values[name as TokenName] : `{${name}}`;
};
