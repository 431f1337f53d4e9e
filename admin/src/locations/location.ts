import type { Schemas } from '../core/contract/types.ts';

/** A place where loads are picked up or delivered. */
export type Location = Schemas['Location'];
