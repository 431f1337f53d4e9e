import { abilities } from '../core/auth/policy.ts';
import type { Handlers } from '../core/contract/types.ts';
import type { Module } from '../core/http/module.ts';
import { findUser } from '../users/index.ts';

/** The caller's user, and what each module's policy allows it: the interface reads this and has no rules of its own. */
export const session = {
  handlers: ({ modules }) =>
    ({
      async getSession({ actor }) {
        const permissions = modules.flatMap(({ name, policy }) =>
          name && policy ? [[name, abilities(policy, actor)]] : [],
        );
        return { user: await findUser(actor.userId), permissions: Object.fromEntries(permissions) };
      },
    }) satisfies Handlers,
} satisfies Module;
