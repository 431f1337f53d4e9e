import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid, Refusal } from '../../../core/errors/errors.ts';
import { loadErrors, pickupErrors } from './checks.ts';
import type { Quote } from '../Quote.ts';
import { referenceErrors, type Before } from './references.ts';
import { errorsOfStops } from './stopChecks.ts';
import type { QuoteStatus } from '../transitions.ts';

type Load = Schemas['QuoteChange'];

/**
 * Refuses with 422 and an error for each wrong field. An unchanged pick-up date may lie in the past, and an unchanged
 * reference may be archived.
 */
export async function assertLoad(
  trx: Transaction,
  load: Load & Pick<Quote, 'companyId' | 'customerId'>,
  now: Date,
  before?: Before,
) {
  const errors = {
    ...loadErrors(load),
    ...errorsOfStops(load.stops),
    ...(load.pickupDate !== before?.pickupDate && pickupErrors(load, now)),
    ...(await referenceErrors(trx, load, before)),
  };
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
}

/**
 * `pending` when the load has a pick-up date, equipment and weight, which a carrier needs to price it; otherwise
 * `created`.
 */
export function readiness({ pickupDate, equipmentId, weight }: Load) {
  const status: QuoteStatus = pickupDate && equipmentId && weight ? 'pending' : 'created';
  return status;
}

/** Refuses with 422 a target rate from a shipper: carriers see it, so only the broker sets it. */
export function withoutTargetRate<Input extends Load>(
  actor: Pick<Actor, 'type'>,
  input: Input,
): Omit<Input, 'targetRate'> {
  if (actor.type !== 'shipper') return input;
  const { targetRate, ...rest } = input;
  if (targetRate)
    throw invalid('targetRate', { es: 'La define su broker', en: 'Your broker sets it' });
  return rest;
}
