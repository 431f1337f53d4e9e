import type { Actor } from '../core/auth/actor.ts';
import { abilities, type Policy } from '../core/auth/policy.ts';
import { scopeIncludes } from '../core/auth/scopes.ts';

const COMPANY = 'own-company';
const CARRIER = 'own-carrier';

/** An actor for each column of the permission table; their company is `own-company`, their carrier `own-carrier`. */
export const actors = {
  root: actor('internal', 'root'),
  operatorAdmin: actor('internal', 'admin'),
  staff: actor('internal', 'member'),
  brokerAdmin: actor('broker', 'admin'),
  brokerMember: actor('broker', 'member'),
  shipperAdmin: actor('shipper', 'admin'),
  shipperMember: actor('shipper', 'member'),
  carrierAdmin: actor('carrier', 'admin'),
  carrierMember: actor('carrier', 'member'),
};

/** For every actor: what it may do without a record, and with each of the records. */
export type Table<Relation extends string> = Record<
  keyof typeof actors,
  Record<Relation | 'any', string>
>;

/** The table computed from a policy: the names of the allowed actions, or `hidden` when the record is not visible. */
export function tableOf<T, Relation extends string>(
  policy: Policy<T>,
  records: Record<Relation, object>,
): Table<Relation> {
  const rows = Object.entries(actors).map(([name, actor]) => {
    const cells = Object.entries(records).map(([relation, record]) => [
      relation,
      scopeIncludes(policy.visible(actor), record as Row)
        ? may(policy, actor, record as T)
        : 'hidden',
    ]);
    return [name, { any: may(policy, actor), ...Object.fromEntries(cells) }];
  });
  return Object.fromEntries(rows);
}

type Row = Record<string, unknown>;

function may<T>(policy: Policy<T>, actor: Actor, record?: T) {
  return abilities(policy, actor, record).join(' ');
}

function actor(type: Actor['type'], role: Actor['role']): Actor {
  const carries = type === 'carrier';
  return {
    userId: 'own-user',
    type,
    role,
    access: 'full',
    companyId: carries ? null : COMPANY,
    carrierId: carries ? CARRIER : null,
    employerId: carries ? CARRIER : COMPANY,
    hiddenEmployers: type === 'shipper' ? ['carrier'] : [],
    locale: 'es',
    timeZone: 'America/Mexico_City',
  };
}
