import { schema } from '../core/contract/schema.ts';

const labels = Object.entries(schema('DocumentType')['x-labels'] ?? {});

/** What the types of documents are called, as the contract says it, by type: `es` and `en`. */
export const typeNames = {
  es: Object.fromEntries(labels.map(([type, { es }]) => [type, es])),
  en: Object.fromEntries(labels.map(([type, { en }]) => [type, en])),
};
