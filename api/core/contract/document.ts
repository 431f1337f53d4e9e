import { readFileSync } from 'node:fs';
import type { Contract } from './openapi.ts';

export { operations, resolve } from './openapi.ts';
export type { Contract, Operation, Parameter, RateLimit } from './openapi.ts';

let known: Contract | undefined;

/** The bundled contract, read once per process from the file that `npm run generate` writes. Callers must not change it. */
export function loadContract(): Contract {
  known ??= JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;
  return known;
}

const contractFile = new URL('contract.gen.json', import.meta.url);
