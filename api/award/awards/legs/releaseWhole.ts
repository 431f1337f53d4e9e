import type { Transaction } from 'objection';
import { amend } from '../../../core/records/writing/save.ts';
import { type Cause, transition } from '../../../core/records/status/events.ts';
import { quoteTransitions, reopenRates } from '../../../quoting/invitations/index.ts';
import { legsOf, Quote } from '../../../quoting/quotes/index.ts';
import { Shipment } from '../../../trip/shipments/index.ts';
import { lockShipmentOf } from '../shipment.ts';

/** Takes what the award of a leg gave its whole: the cost, and where all legs had a carrier, its end. Its load stays. */
export async function releaseWhole(trx: Transaction, leg: Quote, cause: Cause): Promise<void> {
  const { companyId } = leg;
  const whole = (await Quote.query(trx).findOne({ companyId, id: leg.wholeId! }))!;
  const legs = await legsOf(trx, whole);
  const assignedLegs = legs.filter(({ status }) => status === 'assigned').length;
  const load = await lockShipmentOf(trx, whole);
  if (load) await amend(Shipment, load, { purchaseCost: null }, { trx });
  if (whole.status !== 'assigned') return amend(Quote, whole, { assignedLegs }, { trx });
  await reopenRates(trx, whole, cause);
  const undone = { assignedLegs, purchaseCost: null, closedAt: null };
  await transition(trx, quoteTransitions, whole, 'rated', cause, undone);
}
