import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';

type Standing = Pick<Schemas['Settlement'], 'status'>;

const sees = may.isOfType('internal', 'broker', 'carrier');
const pays = may.all<Standing>(may.isOfType('internal', 'broker'), may.isAdmin);
const isUnpaid = may.state<Standing>(({ status }) => status !== 'paid', 'ALREADY_PAID');
const isPaid = may.state<Standing>(({ status }) => status === 'paid', 'NOT_PAID');

/** The permissions for settlements: who pays a load's carrier marks it; the carrier reads its own; customers never see one. */
export const settlementPolicy = {
  visible({ type, companyId, carrierId }: Actor): may.Scope {
    if (type === 'internal') return may.everything;
    if (type === 'carrier') return [{ carrierId }];
    return type === 'broker' ? [{ companyId }] : may.nothing;
  },
  list: sees,
  show: sees,
  export: sees,
  /** Reads the accounts whole, which stand in the file; those of other payers are left out of it. */
  bankFile: pays,
  pay: may.all(pays, isUnpaid),
  unpay: may.all(pays, isPaid),
} satisfies may.Policy<Standing>;
