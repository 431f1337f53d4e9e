import type { Contract } from './openapi.ts';

/** Returns the contract without the labels of its schemas, which are for people and not for generators of clients. */
export function withoutLabels(contract: Contract): Contract {
  const text = JSON.stringify(contract, (key, value: unknown) =>
    LABELS.includes(key) ? undefined : value,
  );
  return JSON.parse(text) as Contract;
}

const LABELS = ['x-labels', 'x-labels-of', 'x-headings'];
