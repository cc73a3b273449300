import { Brand } from "../../components/Brand";
import { ContentLink } from "../../components/ContentLink";
import { type Navigation, useSite } from "../../components/site-context";
import { phoneHref } from "../../components/text";
import { SETTINGS_ID } from "../../services/consent/consent-constants";
import type { Ground } from "../../theme/variables";
import { CookieSettings } from "../Consent/CookieSettings";
import { Address, Company, Groups, Links, Social, SocialLink, Surface, Tagline, Title, Top } from "./Footer.styles";
import { Base, Legal, Statement } from "./SmallPrint.styles";

/** More links than this take the height of two lists. */
const LONG_LIST = 4;

interface FooterProps {
  navigation: Navigation;
  ground: Ground;
}

/** The footer: social links, every page, contact details, the legal statement and the current year. */
export const Footer = ({ navigation: { footer, legal }, ground }: FooterProps) => {
  const { company, social, labels } = useSite();
  const copyright = `© ${new Date().getFullYear()} ${company.copyright}`;
  return (
    <Surface data-ground={ground}>
      <Top>
        <Company>
          <Brand />
          <Tagline>{company.tagline}</Tagline>
          <Social>
            {social.map(({ network, label, href }) => (
              <li key={network}>
                <SocialLink href={href} aria-label={`${label} (${labels.newTab})`}>
                  <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden>
                    <path d={drawings[network]} />
                  </svg>
                </SocialLink>
              </li>
            ))}
          </Social>
        </Company>
        <Groups aria-label={labels.footerNavigation}>
          {footer.map(({ title, links }) => (
            <div key={title} data-long={links.length > LONG_LIST}>
              <Title>{title}</Title>
              <Links>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <ContentLink href={href}>{label}</ContentLink>
                  </li>
                ))}
              </Links>
            </div>
          ))}
        </Groups>
        <Address>
          <Title as="strong">{company.legalName}</Title>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <a href={phoneHref(company.phone)}>{company.phone}</a>
          <span>
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </Address>
      </Top>
      <Base>
        <Statement>{company.statement}</Statement>
        {/* The HTML may have been built in another year; React need not warn about this difference. */}
        <p
          suppressHydrationWarning
          ref={(line) => {
            if (line) line.textContent = copyright;
          }}
        >
          {copyright}
        </p>
        <Legal>
          <li id={SETTINGS_ID}>
            <CookieSettings />
          </li>
          {legal.map(({ label, href }) => (
            <li key={href}>
              <ContentLink href={href}>{label}</ContentLink>
            </li>
          ))}
        </Legal>
      </Base>
    </Surface>
  );
};

/** The networks' logos, simplified to line drawings of 24 by 24 units. */
const drawings: Readonly<Record<Queries.SocialNetwork, string>> = {
  linkedin:
    "M5 9.5h3V19H5zM6.5 5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM10.5 9.5h2.9v1.3c.5-.9 1.6-1.6 3-1.6 2.5 0 3.6 1.6 3.6 4.3V19h-3v-5c0-1.5-.5-2.3-1.6-2.3-1.2 0-1.9.9-1.9 2.4V19h-3z",
  x: "M4.5 5h4.2l3.7 5 4.3-5h1.9l-5.3 6.2L19.5 19h-4.2l-4-5.5L6.5 19H4.6l5.8-6.8zm2.8 1.4 8.7 11.2h1.3L8.6 6.4z",
  facebook: "M13.5 20v-7h2.4l.4-2.8h-2.8V8.5c0-.8.3-1.4 1.5-1.4h1.5V4.6c-.3 0-1.2-.1-2.2-.1-2.2 0-3.6 1.3-3.6 3.7v2H8.2V13h2.5v7z",
  youtube: "M18 5.5H6a3 3 0 0 0-3 3v7a3 3 0 0 0 3 3h12a3 3 0 0 0 3-3v-7a3 3 0 0 0-3-3ZM10.2 14.7V9.3l4.6 2.7z",
  instagram:
    "M8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5ZM8 6a2 2 0 0 0-2 2v8c0 1 1 2 2 2h8c1 0 2-1 2-2V8c0-1-1-2-2-2zm4 2.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Zm0 1.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm3.9-2.7a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z",
};
