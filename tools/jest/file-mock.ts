/** Replaces imported files; in a build, webpack supplies the URL. */
export default "/static/file-mock";
