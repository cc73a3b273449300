/**
 * Jest's own way of finding modules, and a second try for packages that offer an entry for `import` alone.
 * To offer "import" from the start would hand out the ES modules of packages that have both forms, and those are not translated.
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    try {
      return options.defaultResolver(request, { ...options, conditions: [...(options.conditions ?? []), "import"] });
    } catch {
      throw error;
    }
  }
};
