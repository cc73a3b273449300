/**
 * Jest's resolver, with a fallback for packages that export only `import`. Preferring `import` would select untranslated ES modules of
 * packages that have both.
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
