import { useSite } from "../../components/site-context";
import { Details, DetailsList, DetailsText } from "./ContactDetails.styles";

interface ContactDetailsProps {
  details: Queries.ContactFormFragment["details"];
}

/** Other ways to reach the company, which need neither scripts nor a service. */
export const ContactDetails = ({ details: { heading, email, phone, address, text } }: ContactDetailsProps) => {
  const { company } = useSite();
  return (
    <Details>
      <h3>{heading}</h3>
      <DetailsList>
        <div>
          <dt>{email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{phone}</dt>
          <dd>
            <a href={`tel:${company.phone.replace(/ /gu, "")}`}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{address}</dt>
          <dd>
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      </DetailsList>
      <DetailsText>{text}</DetailsText>
    </Details>
  );
};
