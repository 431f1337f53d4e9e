import type { components, operations } from '#contract';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;
