import type { Actor } from '../core/auth/actor.ts';
import * as may from '../core/auth/policy.ts';

/** Whose operator it is: the carrier, and the broker of its network. */
export interface Owned {
  carrierId?: string | null;
  companyId?: string | null;
}

const isNoShipper = may.isOfType('internal', 'broker', 'carrier');
const keeps = may.either<Owned>(
  may.isOperatorAdmin,
  may.all<Owned>(
    may.isOfType('broker'),
    may.isAdmin,
    may.record(({ companyId }, actor) => companyId === actor.companyId),
  ),
  may.all<Owned>(
    may.isOfType('carrier'),
    may.isAdmin,
    may.record(({ carrierId }, actor) => carrierId === actor.carrierId),
  ),
);

/** The permissions for operators: the carrier keeps its own, a broker those of its network, Andén's admins all. */
export const operatorPolicy = {
  visible({ type, companyId, carrierId }: Actor): may.Scope {
    if (type === 'internal') return may.everything;
    if (type === 'carrier') return [{ carrierId }];
    return type === 'broker' ? [{ companyId }] : may.nothing;
  },
  list: isNoShipper,
  show: isNoShipper,
  export: isNoShipper,
  create: keeps,
  update: keeps,
  delete: keeps,
} satisfies may.Policy<Owned>;
