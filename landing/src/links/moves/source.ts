import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** The moves of a load; the last one may be taken back for some seconds. */
export type Moves = Schemas['Moves'];

/** Reads the moves of a load; they stay on the phone, which has no network at many docks. */
export const movesSource: LinkSource<Moves> = {
  kinds: ['moves'],
  isKept: true,
  seconds: 10,
  read: async ({ client, subjectId }) =>
    readingOf(await client.call(`/api/shipments/${subjectId}/moves`)),
};
