/** Plain JavaScript without dependencies: `npm start` uses it before anything is installed. */

/**
 * A problem with the `PORT` environment variable, in a sentence; undefined for a whole number from 1 to 65535, or nothing.
 * @param {string | undefined} value
 */
export const portProblem = (value) =>
  !value || (/^\d+$/u.test(value) && Number(value) >= 1 && Number(value) <= 65_535)
    ? undefined
    : `PORT must be a whole number from 1 to 65535, not "${value}".`;
