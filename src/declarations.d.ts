/** The build turns an imported font file into its address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
