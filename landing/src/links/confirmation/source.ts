import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** One revision of a rate confirmation. */
export type Revision = Schemas['RateConfirmation'];

/** Reads the revisions of a rate confirmation, the newest first. */
export const confirmationSource: LinkSource<Revision[]> = {
  kinds: ['confirmation'],
  read: async ({ client, subjectId }) => readingOf(await client.call(pathOf(subjectId))),
};

/** The path of the revisions of a load's confirmation. */
export function pathOf(shipmentId: string): string {
  return `/api/shipments/${shipmentId}/rateConfirmations`;
}
