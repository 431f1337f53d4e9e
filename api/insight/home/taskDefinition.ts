import type { Actor } from '../../core/auth/actor.ts';
import type { Policy } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';

/** Records that wait for an action: a list, the filter of those that wait, and in which order. */
export interface Task<Kind extends string = Schemas['HomeTaskKind']> {
  kind: Kind;
  resource: string;
  /** The action for which they wait; who may not do it has no such task. */
  policy: Policy<never>;
  action: string;
  /** The type of users whose task it is, if not of all who may do it. */
  of?: Actor['type'];
  filter: object;
  sort: AnyListQuery['sort'];
  list: (actor: Actor, query: AnyListQuery) => Promise<unknown>;
}
