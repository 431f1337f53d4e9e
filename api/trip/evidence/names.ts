import { labelsOf } from '../../core/contract/labels.ts';
import type { EvidenceType } from './Evidence.ts';

/** The short names of proof documents; the rate confirmation says what each has to show. */
export const EVIDENCE_NAMES = labelsOf<EvidenceType>('PaymentEvidence');
