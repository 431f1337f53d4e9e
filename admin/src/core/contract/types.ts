import type { components } from '#contract';

/** The contract's shapes by name: `Schemas['Quote']`. */
export type Schemas = components['schemas'];
