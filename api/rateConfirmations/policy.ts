import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';

type Confirmation = Pick<Schemas['RateConfirmation'], 'isLatest' | 'acceptedAt'>;

const runs = may.either<Confirmation>(may.isInternal, may.isBroker);
const drives = may.all<Confirmation>(may.isCarrier, may.isAdmin);
const sees = may.either<Confirmation>(runs, may.isCarrier);
const open = may.record<Confirmation>(({ isLatest, acceptedAt }) => isLatest && !acceptedAt);

/** Who may do what with what broker and carrier agree on; the customer learns nothing of it. */
export const rateConfirmationPolicy = {
  visible: shipmentPolicy.visible,
  list: sees,
  show: sees,
  issue: runs,
  accept: may.all(drives, open),
} satisfies may.Policy<Confirmation>;
