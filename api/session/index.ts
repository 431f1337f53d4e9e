import type { Handlers } from '../core/contract/types.ts';
import { abilities, type Policy } from '../core/auth/policy.ts';
import { findUser } from '../users/index.ts';

/** The caller's user, and for each room what its policy would allow: the interface asks this, never a rule of its own. */
export function sessionHandlers(rooms: { name: string; policy: Policy<never> }[]) {
  return {
    async getSession({ actor }) {
      const permissions = rooms.map(({ name, policy }) => [name, abilities(policy, actor)]);
      return { user: await findUser(actor.userId), permissions: Object.fromEntries(permissions) };
    },
  } satisfies Handlers;
}
