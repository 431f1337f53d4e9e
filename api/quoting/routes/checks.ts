import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { MISSING } from '../../core/i18n/messages.ts';
import type { Words } from '../../shared/words.ts';
import { errorsOfStops, loadErrors, referenceErrors } from '../quotes/index.ts';
import type { Route } from './Route.ts';

type Change = Schemas['RouteChange'];
type Errors = Record<string, Words>;
type RouteBefore = Pick<
  Route,
  'equipmentId' | 'comodityId' | 'origin' | 'destination' | 'carrierId'
> &
  Pick<Change, 'stops'>;

/** Refuses with 422 and an error for each wrong field of a route. */
export async function assertRoute(
  trx: Transaction,
  route: Change & Pick<Route, 'companyId' | 'customerId'>,
  before?: RouteBefore,
) {
  const { stops, companyId, customerId } = route;
  const whose = { companyId, customerId };
  const errors = {
    ...loadErrors({ ...loadOf(route), stops }),
    ...errorsOfStops(stops),
    ...(await referenceErrors(
      trx,
      { ...loadOf(route), ...whose, ...(stops && { stops }) },
      before && { ...before, pickupDate: null },
    )),
    ...contractErrors(route),
    ...(route.carrierId !== before?.carrierId && (await carrierErrors(trx, route))),
  };
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
}

/** Refuses with 422 a carrier or a rate from a shipper, who sees neither. */
export function withoutRateAndCarrier<Input extends Change>(actor: Actor, input: Input): Input {
  if (actor.type !== 'shipper') return input;
  const brokerFields = BROKERS.filter((name) => input[name]);
  if (brokerFields.length > 0) {
    const errors = Object.fromEntries(brokerFields.map((name) => [name, BROKER_SETS]));
    throw new Refusal('INVALID', { errors });
  }
  const rest = Object.entries(input).filter(([name]) => !HIDDEN.includes(name));
  return { ...Object.fromEntries(rest), customerId: actor.companyId } as Input;
}

const BROKERS = ['carrierId', 'contractRate', 'targetRate'] as const;
const HIDDEN: string[] = [...BROKERS, 'contractCurrency', 'currency'];
const BROKER_SETS: Words = { es: 'Lo define su broker', en: 'Your broker sets it' };

function loadOf({ movement, origin, destination, equipmentId, comodityId }: Change) {
  return { movement, origin, destination, equipmentId, comodityId };
}

function contractErrors({ carrierId, contractRate }: Change): Errors {
  if (!contractRate || carrierId) return {};
  const words = {
    es: 'Asigne el transportista de esta tarifa',
    en: 'Assign the carrier of this rate',
  };
  return { carrierId: words };
}

/** The error of a carrier that is in neither the company's network nor Andén's. */
async function carrierErrors(
  trx: Transaction,
  { carrierId, companyId }: Change & Pick<Route, 'companyId'>,
): Promise<Errors> {
  if (!carrierId) return {};
  const carrier = await Carrier.query(trx).findById(carrierId).whereNot('status', 'archived');
  if (carrier && [null, companyId].includes(carrier.companyId)) return {};
  return { carrierId: MISSING };
}
