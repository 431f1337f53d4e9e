import type { DocumentType } from '../../network/carriers/index.ts';
import { loadContract } from '../../core/contract/document.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Names } from '../../core/export/words.ts';
import type { Words } from '../../shared/words.ts';

/** The names of the types of documents, as the contract has them. */
export const LABELS = labelsOf<DocumentType>('DocumentType');

/** Why a document keeps a carrier from a load, as the contract says it. */
export const LACK_LABELS = labelsOf<Schemas['DocumentLack']>('DocumentLack');

function labelsOf<Name extends string>(schema: string): Record<Name, Words> {
  const { [schema]: named } = loadContract().components.schemas!;
  return (named as unknown as { 'x-labels': Record<Name, Words> })['x-labels'];
}

/** The names of the types as pairs. */
export const typeNames = pairs(LABELS);

/** The names of the reasons as pairs. */
export const lackNames = pairs(LACK_LABELS);

function pairs(labels: Record<string, Words>): Names {
  return Object.fromEntries(
    Object.entries(labels).map(([code, { es, en }]) => [code, [es, en] as const]),
  );
}
