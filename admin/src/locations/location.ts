import type { components } from '#contract';

/** A place where loads are picked up or delivered. */
export type Location = components['schemas']['Location'];
