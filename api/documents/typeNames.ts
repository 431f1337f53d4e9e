import type { DocumentType } from '../carriers/index.ts';
import { loadContract } from '../core/contract/document.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Names } from '../core/export/words.ts';
import type { Words } from '../core/i18n/words.ts';

/** The names of the types of documents, as the contract has them. */
export const LABELS = labelsOf<DocumentType>('DocumentType');

/** Why a document keeps a carrier from a load, as the contract says it. */
export const LACK_LABELS = labelsOf<Schemas['DocumentLack']>('DocumentLack');

function labelsOf<Name extends string>(schema: string): Record<Name, Words> {
  const { [schema]: named } = loadContract().components.schemas!;
  return (named as unknown as { 'x-labels': Record<Name, Words> })['x-labels'];
}

/** The same names as pairs. */
export const typeNames: Names = Object.fromEntries(
  Object.entries(LABELS).map(([type, { es, en }]) => [type, [es, en] as const]),
);
