import type { components } from '#contract';

/** The types of the contract's schemas by name: `Schemas['Quote']`. */
export type Schemas = components['schemas'];
