import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** A load as its customer follows it. */
export type Tracking = Schemas['Tracking'];

/** Reads the load of a tracking link; it stays on the phone, where a customer looks for it again and again. */
export const trackingSource: LinkSource<Tracking> = {
  kinds: ['tracking'],
  isKept: true,
  read: async ({ client }) => readingOf(await client.call('/api/tracking')),
};
