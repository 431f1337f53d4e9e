import type { Schemas } from '../../core/contract/types.ts';

/** A location, where loads are picked up or delivered. */
export type Location = Schemas['Location'];
