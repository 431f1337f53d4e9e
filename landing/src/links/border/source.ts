import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** The data that a party owes before a load crosses, and the fields to give it with. */
export type BorderRequest = Schemas['BorderRequest'];

export type BorderField = Schemas['BorderField'];

/** Reads what the party of a link owes. */
export const borderSource: LinkSource<BorderRequest> = {
  kinds: ['border_carrier', 'border_mx_broker', 'border_us_broker'],
  read: async ({ client }) => readingOf(await client.call('/api/border/link')),
};
