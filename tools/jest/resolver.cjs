/**
 * Jest's resolver, with a fallback for packages that export only `import`. Always preferring `import` would load the
 * untranspiled ES modules of packages that export both.
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
