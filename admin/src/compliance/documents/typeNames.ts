import { schema } from '../../core/contract/schema.ts';

/** The names of the types of documents in the contract, by type, in `es` and `en`. */
export const typeNames = labelsOf('DocumentType');

/** Why a document keeps a carrier from a load, in the contract's words, by state, in `es` and `en`. */
export const lackNames = labelsOf('DocumentLack');

function labelsOf(name: string) {
  const labels = Object.entries(schema(name)['x-labels'] ?? {});
  return {
    es: Object.fromEntries(labels.map(([value, { es }]) => [value, es])),
    en: Object.fromEntries(labels.map(([value, { en }]) => [value, en])),
  };
}
