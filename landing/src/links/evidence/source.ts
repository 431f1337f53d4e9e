import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** The proof documents of a load. */
export type Evidence = Schemas['LoadEvidence'];

/** One proof document. */
export type EvidenceItem = Schemas['Evidence'];

/** Reads the proof documents of a load; they stay on the phone, which takes photos without a network too. */
export const evidenceSource: LinkSource<Evidence> = {
  kinds: ['evidence'],
  isKept: true,
  read: async ({ client, subjectId }) =>
    readingOf(await client.call(`/api/shipments/${subjectId}/evidence`)),
};
