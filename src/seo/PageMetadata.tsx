import { graphql } from "gatsby";
import type { SiteSettings } from "../components/site-context";
import { type Language, SITE_LANGUAGE } from "../notation/language";
import { previewSize } from "../theme/design-tokens";
import { mainDomain } from "./main-domain";

export interface PageMetadataProps {
  language?: Language;
  /** Name of the page's metadata entry. */
  pageName: string;
  /** The entries to search. Throws if none has the page's name. */
  entries: readonly Queries.PageMetadataFragment[];
  site: Pick<SiteSettings, "host" | "preview"> & TitledSite;
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
}

/** What a title says of the site. */
export interface TitledSite {
  readonly product: Pick<SiteSettings["product"], "name">;
}

type Localised = Readonly<Record<Language, string | null>>;

const inLanguage = (text: Localised, language: Language): string => text[language] ?? text.en ?? "";

/** A page's title in a language, followed by the product's name. */
export const pageTitle = (
  { title }: Pick<Queries.PageMetadataFragment, "title">,
  { product }: TitledSite,
  language = SITE_LANGUAGE,
): string => `${inLanguage(title, language)} | ${product.name}`;

/** The only robots tag of a page has this id. */
const ROBOTS = "robots";
const NOINDEX = "noindex, nofollow";

/**
 * Keeps all other hosts of the main domain out of search engines. A script does it, because the HTML is the same on every host; it is
 * inline, because the app's scripts load late. It runs again on every page that is visited, so it adds the tag only if there is none.
 */
const markSubdomains = (mainHost: string): string =>
  `location.hostname!=="${mainHost}"&&location.hostname.endsWith(".${mainDomain(mainHost)}")&&!document.getElementById("${ROBOTS}")&&document.head.insertAdjacentHTML("beforeend",'<meta id="${ROBOTS}" name="robots" content="${NOINDEX}">')`;

/** The head of a page: title, description, canonical address and previews, by language. */
export const PageMetadata = ({ language = SITE_LANGUAGE, pageName, entries, site, isIndexed = true }: PageMetadataProps) => {
  const entry = entries.find(({ name }) => name === pageName);
  if (!entry) throw new Error(`No metadata entry is named "${pageName}".`);

  const title = pageTitle(entry, site, language);
  const description = inLanguage(entry.description, language);
  // A page with its own picture has its own words for it.
  const { og, twitter, alt } = entry.ownPreview
    ? { og: entry.ownPreview.src, twitter: entry.ownPreview.src, alt: entry.ownPreview.alt }
    : site.preview;
  const pictureUrl = ({ publicURL }: { readonly publicURL: string | null }): string => `https://${site.host}${publicURL ?? ""}`;
  const pictureAlt = alt[language] ?? site.preview.fallbackAlt;

  return (
    <>
      {/*
       * The HTML itself names the site's language. If it were here too, Gatsby would remove and restore it on each page change, and the
       * browser would lay out the whole page twice.
       */}
      {language !== SITE_LANGUAGE && <html lang={language} dir={language === "ar" ? "rtl" : "ltr"} />}
      <title>{title}</title>
      <meta name="description" content={inLanguage(entry.metaDescription, language)} />
      <meta name="keywords" content={entry.keywords} />
      {isIndexed && <link rel="canonical" href={entry.canonical} />}
      {!isIndexed && <meta id={ROBOTS} name="robots" content={NOINDEX} />}
      <script dangerouslySetInnerHTML={{ __html: markSubdomains(site.host) }} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.product.name} />
      <meta property="og:locale" content={language === "ar" ? "ar_AE" : "en_GB"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={entry.canonical} />
      <meta property="og:image" content={pictureUrl(og)} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl(twitter)} />
      <meta name="twitter:image:alt" content={pictureAlt} />
    </>
  );
};

export const pageMetadataFragment = graphql`
  fragment PageMetadata on PageMetadata {
    name
    title {
      en
      ar
    }
    metaDescription {
      en
      ar
    }
    description {
      en
      ar
    }
    keywords
    ownPreview: preview {
      src {
        publicURL
      }
      alt {
        en
        ar
      }
    }
    canonical
  }
`;
