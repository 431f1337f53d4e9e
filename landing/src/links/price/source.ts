import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** Reads a price that a broker shares with a customer. */
export const priceSource: LinkSource<Schemas['SharedPrice']> = {
  kinds: ['price'],
  read: async ({ client, subjectId }) =>
    readingOf(await client.call(`/api/quotes/${subjectId}/price`)),
};
