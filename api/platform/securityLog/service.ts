import type { Scope } from '../../core/auth/policy.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { securityEventView } from './view.ts';

/** A page of the events of the security log in `scope`. */
export function list(scope: Scope, query: AnyListQuery) {
  return read.list(securityEventView, scope, query, RULES);
}

const RULES: read.ListRules = {
  filters: {
    from: (query: read.Query, day: string) => query.where('createdAt', '>=', day),
    until: (query: read.Query, day: string) =>
      query.whereRaw('security_events.created_at < ?::date + 1', [day]),
  },
};
