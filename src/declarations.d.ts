/** Font files are addresses after the build. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
