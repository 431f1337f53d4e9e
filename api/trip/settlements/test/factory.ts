import { deliveredLoad, buildEvidence } from '../../evidence/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { saved } from '../../../testing/base/saved.ts';
import { Payment } from '../Payment.ts';

/** Marks the settlement of a closed load as paid. */
export async function buildPayment(shipmentId: string): Promise<Payment> {
  const { companyId, carrierId } = (await Shipment.query().findById(shipmentId))!;
  const paid = { paidOn: '2026-01-15', reference: 'SPEI 1', amount: '1000.00', currency: 'USD' };
  return saved(Payment, { companyId, shipmentId, carrierId: carrierId!, ...paid });
}

interface Owed {
  total: string;
  currency?: 'MXN' | 'USD';
  /** By default December 20 of 2026; the payment term is 30 days. */
  dueDate?: string;
  deliveredAt?: string;
  isPaid?: boolean;
}

/** Inserts a closed load whose carrier is owed this much; returns its id. */
export async function owedLoad(
  parties: { companyId: string; carrierId: string },
  { total, currency = 'MXN', dueDate = '2026-12-20', deliveredAt, isPaid = false }: Owed,
): Promise<string> {
  const amounts = { purchaseCost: total, saleValue: total, currency };
  const { id } = await deliveredLoad({ ...parties, ...amounts, status: 'closed' });
  const reviewedAt = new Date(Date.parse(`${dueDate}T18:00:00Z`) - 30 * 24 * 60 * 60_000);
  await buildEvidence(id, { status: 'accepted', reviewedAt });
  const { companyId } = parties;
  if (deliveredAt) await Shipment.query().where({ id, companyId }).patch({ deliveredAt });
  if (isPaid) await buildPayment(id);
  return id;
}
