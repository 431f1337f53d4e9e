import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { kindsOf, legChoices } from '../../legs/index.ts';
import type { BorderFacts } from '../facts.ts';
import { partyOf } from '../policy.ts';

export type OfferName = 'unitId' | 'trailerId' | 'operatorId';

/** The choices that are offered for each of these fields of a leg. */
export type Offers = Record<OfferName, Offer[]>;
export type OffersByLeg = Partial<Record<Schemas['LegKind'], Offers>>;

type Offer = Pick<Schemas['LegChoice'], 'id' | 'name' | 'detail' | 'hasExpired'>;

/** Nothing to choose from. */
export const NONE: Offers = { unitId: [], trailerId: [], operatorId: [] };

/**
 * The trucks, trailers and drivers that the carrier of the load keeps, by the legs for which the holder of its link
 * chooses among them; of a driver only the name. A leg that another carrier drives is offered only the trailers.
 */
export async function offersFor(actor: Actor, load: BorderFacts): Promise<OffersByLeg> {
  if (partyOf(actor) !== 'carrier') return {};
  const { units, trailers, operators } = await legChoices(actor, load);
  const drivers = operators.map((one) => ({ ...one, detail: null }));
  const ownChoices = {
    unitId: validFirst(units),
    trailerId: validFirst(trailers),
    operatorId: validFirst(drivers),
  };
  const isOthers = (kind: string) =>
    load.legs.some((leg) => leg.kind === kind && leg.carrierName !== null);
  return Object.fromEntries(
    kindsOf(load).map((kind) => [
      kind,
      isOthers(kind) ? { ...NONE, trailerId: ownChoices.trailerId } : ownChoices,
    ]),
  );
}

/** Throws 422 for a truck, a trailer or a driver that is not offered for its leg. */
export function assertOffered(
  legs: NonNullable<Schemas['BorderAnswer']['legs']>,
  offers: OffersByLeg,
): void {
  for (const [leg, given] of Object.entries(legs))
    for (const name of Object.keys(NONE) as OfferName[]) {
      const offered = (offers[leg as Schemas['LegKind']] ?? NONE)[name];
      if (given[name] && !offered.some(({ id }) => id === given[name]))
        throw invalid(`legs.${leg}.${name}`, UNKNOWN);
    }
}

/** Those without an expired paper first, otherwise in their order. */
function validFirst(offers: Offer[]): Offer[] {
  return offers.toSorted((a, b) => Number(a.hasExpired) - Number(b.hasExpired));
}

const UNKNOWN = {
  es: 'El transportista no lo tiene; elija otro o escríbalo',
  en: 'The carrier does not have it; choose another one or type it',
};
