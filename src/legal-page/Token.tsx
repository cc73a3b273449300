import { useSite } from "../content-parts/site-context";

/** A token's value in a legal text; addresses become links. An unknown name stays as written (the check refuses it). */
export const Token = ({ name }: { name: string }) => {
  const { product, host, company } = useSite();
  switch (name) {
    case "product":
      return product.name;
    case "suite":
      return product.suite;
    case "company":
      return company.legalName;
    case "seat":
      return company.seat;
    case "registration":
      return company.registrationNumber;
    case "address":
      return company.address.join(", ");
    case "host":
      return host;
    case "name":
      return company.leaderName;
    case "email":
      return <a href={`mailto:${company.email}`}>{company.email}</a>;
    case "phone":
      return <a href={`tel:${company.phone.replace(/ /gu, "")}`}>{company.phone}</a>;
    default:
      return `{${name}}`;
  }
};
