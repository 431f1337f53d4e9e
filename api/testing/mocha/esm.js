/**
 * Makes mocha import the tests as the product is imported. Where Node can require() ES modules,
 * mocha requires them, and whatever is also imported dynamically would exist twice.
 */
Object.defineProperty(process.features, 'require_module', { value: false });
