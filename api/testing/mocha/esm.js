/**
 * Makes mocha import the tests in the same way as the product is imported. Where Node can require() ES modules, mocha
 * would require them, and modules that are also imported dynamically would be loaded twice.
 */
Object.defineProperty(process.features, 'require_module', { value: false });
