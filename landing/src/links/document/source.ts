import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** The document that a carrier is asked for. */
export type AskedDocument = Schemas['AskedDocument'];

/** Reads what is asked for, and how it stands. */
export const documentSource: LinkSource<AskedDocument> = {
  kinds: ['document'],
  read: async ({ client, subjectId }) =>
    readingOf(await client.call(`/api/validations/${subjectId}/asked`)),
};
