import { schema } from '../core/contract/schema.ts';

const labels = Object.entries(schema('DocumentType')['x-labels'] ?? {});

/** The names of the types of documents in the contract, by type, in `es` and `en`. */
export const typeNames = {
  es: Object.fromEntries(labels.map(([type, { es }]) => [type, es])),
  en: Object.fromEntries(labels.map(([type, { en }]) => [type, en])),
};
