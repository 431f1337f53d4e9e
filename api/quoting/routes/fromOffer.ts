import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { companyOf } from '../quotes/index.ts';
import { insert } from './service.ts';

/**
 * Creates a route of Andén from a lane that a carrier offers, as a potential project at the offered price, and
 * returns its id. It has no carrier, because the visitor may not be a registered one.
 */
export async function fromOffer(
  trx: Transaction,
  { rate, currency, ...lane }: Schemas['OfferedLane'] & Pick<Schemas['RouteInput'], OfRoute>,
): Promise<string> {
  const operator = await companyOf(trx, { type: 'internal', companyId: null }, null);
  const { origin, destination, equipmentId, frequency, volume, movement, comment } = lane;
  const route = {
    origin,
    destination,
    equipmentId,
    frequency,
    volume,
    movement,
    comment,
    companyId: operator.id,
    kind: 'potential_project',
    targetRate: rate,
    currency: currency ?? operator.currency,
    contractCurrency: currency ?? operator.currency,
  };
  return insert(trx, route);
}

type OfRoute = 'movement' | 'comment';
