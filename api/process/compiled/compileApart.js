import { compile } from './compile.js';

/** Compiles the programs of the first argument into the directory of the second, as a process of its own. */
const [programs, directory] = process.argv.slice(2);
await compile(JSON.parse(programs), directory);
