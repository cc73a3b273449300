/** The part of the plugin's server rendering that the test of its gate calls. */
declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  import type { ReactNode } from "react";

  export function onRenderBody(
    page: { setHeadComponents: (added: ReactNode[]) => void; setPostBodyComponents: (added: ReactNode[]) => void },
    options: { trackingIds: readonly string[]; gtagConfig: object },
  ): void;
}
