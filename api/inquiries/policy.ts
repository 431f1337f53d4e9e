import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Who may do what with an inquiry: Andén's staff all, nobody else anything. */
export const inquiryPolicy = {
  visible: ({ type }: Actor): may.Scope => (type === 'internal' ? may.everything : may.nothing),
  list: may.isInternal,
  show: may.isInternal,
  update: may.isInternal,
} satisfies may.Policy<Schemas['Inquiry']>;
