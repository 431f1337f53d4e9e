import type { components, operations } from '#contract';

/** The types of the contract's schemas by name: `Schemas['SharedPrice']`. */
export type Schemas = components['schemas'];

/** The type of what an operation answers: `AnswerOf<'getFormToken'>`. */
export type AnswerOf<Op extends keyof operations> = operations[Op] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
