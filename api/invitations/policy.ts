import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/policy.ts';

export const invitationPolicy = {
  visible: () => may.nothing,
  list: may.nobody,
} satisfies may.Policy<Schemas['Invitation']>;
