import type { Transaction } from 'objection';
import type { Schemas } from '../core/contract/types.ts';
import { companyOf } from '../quotes/index.ts';
import { insert } from './service.ts';

/**
 * Makes a checked lane that a carrier offers a route of the house, a possible project at the price that was named, and
 * answers its id. Nobody carries it yet: who offers may be no carrier of the house's.
 */
export async function fromOffer(
  trx: Transaction,
  { rate, currency, ...lane }: Schemas['OfferedLane'] & Pick<Schemas['RouteInput'], OfRoute>,
): Promise<string> {
  const house = await companyOf(trx, { type: 'internal', companyId: null }, null);
  const { origin, destination, equipmentId, frequency, volume, movement, comment } = lane;
  const route = {
    ...{ origin, destination, equipmentId, frequency, volume, movement, comment },
    companyId: house.id,
    kind: 'potential_project',
    targetRate: rate,
    currency: currency ?? house.currency,
    contractCurrency: currency ?? house.currency,
  };
  return insert(trx, route);
}

type OfRoute = 'movement' | 'comment';
