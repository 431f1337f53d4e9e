const { entries } = Object;

/** In the place of the package `object.entries`, by an alias of the build: every browser that we serve has its own. */
export { entries as 'module.exports' };
