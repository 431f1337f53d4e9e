import { readFileSync } from 'node:fs';
import type { Words } from '../../shared/words.ts';
import type { Contract } from './openapi.ts';

export { operations, resolve } from './openapi.ts';
export type { Contract, Operation, Parameter, PathItem, RateLimit } from './openapi.ts';

/** The contract's message for an error in a named schema: its `x-messages` for this keyword of JSON Schema. */
export function contractMessage(schema: string, keyword: string): Words {
  const { 'x-messages': messages } = loadContract().components.schemas![schema] as {
    'x-messages': Record<string, Words>;
  };
  return messages[keyword]!;
}

let contract: Contract | undefined;

/** The bundled contract, read once per process from the file that `npm run generate` writes. Callers must not change it. */
export function loadContract(): Contract {
  contract ??= JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;
  return contract;
}

const contractFile = new URL('contract.gen.json', import.meta.url);
