import type { DocumentType } from '../../network/carriers/index.ts';
import { labelsOf } from '../../core/contract/labels.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** The names of the types of documents, as the contract has them. */
export const LABELS = labelsOf<DocumentType>('DocumentType');

/** Why a document keeps a carrier from a load, as the contract says it. */
export const LACK_LABELS = labelsOf<Schemas['DocumentLack']>('DocumentLack');
