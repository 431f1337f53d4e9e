import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** A load as its customer follows it. */
export type Tracking = Schemas['Tracking'];

/** Reads the load of a tracking link. */
export const trackingSource: LinkSource<Tracking> = {
  kinds: ['tracking'],
  read: async ({ client }) => readingOf(await client.call('/api/tracking')),
};
