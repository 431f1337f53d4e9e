import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

type SettlementState = Pick<Schemas['Settlement'], 'status'>;

const isPayerAdmin = may.all<SettlementState>(isStaffOrBroker, may.isAdmin);
const isUnpaid = may.state<SettlementState>(({ status }) => status !== 'paid', 'ALREADY_PAID');
const isPaid = may.state<SettlementState>(({ status }) => status === 'paid', 'NOT_PAID');

/** The permissions for settlements: who pays a load's carrier marks it; the carrier reads its own; customers never see one. */
export const settlementPolicy = {
  visible({ type, companyId, carrierId }: Actor): may.Scope {
    if (type === 'internal') return may.everything;
    if (type === 'carrier') return [{ carrierId }];
    return type === 'broker' ? [{ companyId }] : may.nothing;
  },
  list: isNoShipper,
  show: isNoShipper,
  export: isNoShipper,
  /** Reads the accounts whole, which stand in the file; those of other payers are left out of it. */
  bankFile: isPayerAdmin,
  pay: may.all(isPayerAdmin, isUnpaid),
  unpay: may.all(isPayerAdmin, isPaid),
} satisfies may.Policy<SettlementState>;
