/** The studio's tests, with the site's Jest: `npm ci` in the folder above. */
export default {
  testEnvironment: "node",
  transform: { "\\.ts$": ["babel-jest", { configFile: false, presets: ["babel-preset-gatsby", "@babel/preset-typescript"] }] },
};
