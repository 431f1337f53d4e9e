import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiledPrograms } from './process/compiled/programs.js';

/** Runs a program of the product, compiled from the current sources, with its arguments: `node api/start.js main`. */
const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(join(await compiledPrograms(), `${name}.js`)).href);
