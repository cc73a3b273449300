/** The build turns an imported font file into its address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** The consent library without its own question, which ours replaces. */
declare module "vanilla-cookieconsent/dist/core/cookieconsent-core.esm.js" {
  import CookieConsent from "vanilla-cookieconsent";
  export = CookieConsent;
}
