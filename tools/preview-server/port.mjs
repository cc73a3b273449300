/** Plain JavaScript without dependencies: `npm start` uses it before anything is installed. */

/**
 * A sentence about what is wrong with the `PORT` environment variable; undefined if it is empty or a whole number from 1 to 65535.
 * @param {string | undefined} value
 */
export const portProblem = (value) =>
  !value || (/^\d+$/u.test(value) && Number(value) >= 1 && Number(value) <= 65_535)
    ? undefined
    : `PORT must be a whole number from 1 to 65535, not "${value}".`;
