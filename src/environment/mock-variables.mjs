/** The bot check's variables for a site viewed on this machine. Plain JavaScript: `npm test` needs them before anything is installed. */
export const MOCKS = { GATSBY_RECAPTCHA_SITE_KEY: "mock", GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" };
