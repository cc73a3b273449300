import { Brand } from "../../components/Brand";
import { ContentLink } from "../../components/ContentLink";
import { type Navigation, useSite } from "../../components/site-context";
import { SETTINGS_ID } from "../../services/consent/settings-id";
import { CookieSettings } from "../Consent/CookieSettings";
import { Base, Legal, Statement } from "./Base.styles";
import { Address, Company, Ground, Groups, Links, Social, SocialLink, Tagline, Title, Top } from "./Footer.styles";
import { SocialMark } from "./SocialMark";

/** The footer: social links, every page, contact details, the legal statement and the current year. */
export const Footer = ({ navigation: { footer, legal } }: { navigation: Navigation }) => {
  const { company, social, labels } = useSite();
  const copyright = `© ${new Date().getFullYear()} ${company.copyright}`;
  return (
    <Ground>
      <Top>
        <Company>
          <Brand />
          <Tagline>{company.tagline}</Tagline>
          <Social>
            {social.map(({ network, label, href }) => (
              <li key={network}>
                <SocialLink as={ContentLink} href={href} aria-label={`${label} (${labels.newTab})`}>
                  <SocialMark network={network} />
                </SocialLink>
              </li>
            ))}
          </Social>
        </Company>
        <Groups aria-label={labels.footerNavigation}>
          {footer.map(({ title, links }) => (
            <div key={title}>
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
          <a href={`tel:${company.phone.replace(/ /gu, "")}`}>{company.phone}</a>
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
    </Ground>
  );
};
