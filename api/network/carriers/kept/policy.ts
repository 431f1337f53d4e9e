import type { Actor } from '../../../core/auth/actor.ts';
import * as may from '../../../core/auth/policy.ts';
import { isNoShipper } from '../../../platform/userTypes.ts';

/** Whose record it is: the carrier, and the broker of its network. */
export interface Owned {
  carrierId?: string | null;
  companyId?: string | null;
}

/** The permissions for the records that a carrier keeps: its admins change them, a broker those of its network, Andén's admins all. */
export function keptPolicy() {
  return {
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
}

export type KeptPolicy = ReturnType<typeof keptPolicy>;

const keeps = may.either<Owned>(
  may.isOperatorAdmin,
  keepsOwn('broker', 'companyId'),
  keepsOwn('carrier', 'carrierId'),
);

/** A rule that the actor is an admin of the record's company or carrier. */
function keepsOwn(type: Actor['type'], owner: keyof Owned): may.Rule<Owned> {
  const isOwner = may.record<Owned>((record, actor) => record[owner] === actor[owner]);
  return may.all<Owned>(may.isOfType(type), may.isAdmin, isOwner);
}
