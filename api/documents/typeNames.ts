import type { DocumentType } from '../carriers/index.ts';
import { loadContract } from '../core/contract/document.ts';
import type { Names } from '../core/export/words.ts';
import type { Words } from '../core/i18n/words.ts';

/** The names of the types of documents, as the contract has them. */
export const LABELS = (
  loadContract().components.schemas!.DocumentType as unknown as {
    'x-labels': Record<DocumentType, Words>;
  }
)['x-labels'];

/** The same names as pairs. */
export const typeNames: Names = Object.fromEntries(
  Object.entries(LABELS).map(([type, { es, en }]) => [type, [es, en] as const]),
);
