import { Shipment } from '../../shipments/index.ts';
import { saved } from '../../../testing/base/saved.ts';
import { Payment } from '../Payment.ts';

/** Marks the settlement of a closed load as paid. */
export async function buildPayment(shipmentId: string): Promise<Payment> {
  const { companyId, carrierId } = (await Shipment.query().findById(shipmentId))!;
  const paid = { paidOn: '2026-01-15', reference: 'SPEI 1', amount: '1000.00', currency: 'USD' };
  return saved(Payment, { companyId, shipmentId, carrierId: carrierId!, ...paid });
}
