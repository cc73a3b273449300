import type { FastifyPluginAsync } from "fastify";

/** The script that `GATSBY_RECAPTCHA_SCRIPT_URL` points to on a developer's machine. */
export const botCheckPath = "/mock/recaptcha/api.js";

/**
 * The part of the reCAPTCHA v3 API that the site uses (R9.6), as a browser script. Like the provider's, `ready` calls back later and
 * `execute` requires the key that the script was loaded with. The script reads the key from its own address, so that no part of a request
 * is ever inserted into code.
 */
const script = `(() => {
  const loadedKey = new URL(document.currentScript.src).searchParams.get("render");

  window.grecaptcha = {
    ready(callback) {
      setTimeout(callback);
    },
    async execute(siteKey, { action }) {
      if (siteKey !== loadedKey) throw new Error("Invalid site key or not loaded in api.js: " + siteKey);
      return ["mock", action, Math.random().toString(36).slice(2)].join(".");
    },
  };
})();
`;

export const botCheck: FastifyPluginAsync = async (server) => {
  server.get(botCheckPath, async (_request, reply) => reply.type("text/javascript; charset=utf-8").send(script));
};
