/** The bot check's variables for a site that is looked at on this machine. Plain JavaScript: `npm test` needs them before anything is installed. */
export const STAND_INS = { GATSBY_RECAPTCHA_SITE_KEY: "stand-in", GATSBY_RECAPTCHA_SCRIPT_URL: "/stand-in/recaptcha/api.js" };
