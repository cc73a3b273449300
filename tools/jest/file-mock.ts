/** Stands for any imported file: in a build, webpack gives its address. */
export default "/static/file-mock";
