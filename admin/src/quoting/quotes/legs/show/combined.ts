import { Decimal } from 'decimal.js';
import type { Schemas } from '../../../../core/contract/types.ts';

export type Combinations = Schemas['QuoteCombinations'];
export type LegOffers = Schemas['LegOffers'];
export type LegOffer = Schemas['LegOffer'];
export type Combination = Schemas['LegCombination'];

/** A leg and the offer chosen for it, if any. */
export interface ChosenLeg {
  leg: LegOffers;
  offer: LegOffer | undefined;
}

/** The id that stands for leaving a leg open. */
export const LATER = '';

/**
 * The offer of each leg: of one that has a carrier its own, else the chosen one, else that of the cheapest valid combination,
 * else its best. `chosen` has the ids of invitations by that of the leg.
 */
export function chosenLegs(
  { legs, cheapest }: Combinations,
  chosen: Record<string, string> = {},
): ChosenLeg[] {
  return legs.map((leg) => {
    const offerOf = (id: string | undefined) => leg.offers.find((one) => one.invitationId === id);
    const own = leg.offers.find(({ isAssigned }) => isAssigned);
    const id = chosen[leg.legId];
    if (own || id === LATER) return { leg, offer: own };
    const part = cheapest?.parts.find(({ legId }) => legId === leg.legId);
    const usual = offerOf(part?.offer.invitationId) ?? leg.best ?? undefined;
    return { leg, offer: offerOf(id) ?? usual };
  });
}

/** The sum of the chosen offers, each in the currency of the quote to the cent. */
export function costOf(chosen: ChosenLeg[]): string {
  const amounts = chosen.flatMap(({ offer }) => offer?.amount ?? []);
  return amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed(2);
}

/** Whether these offers are those of a combination. */
export function isCombination(chosen: ChosenLeg[], combination: Combination | null): boolean {
  return (
    !!combination &&
    combination.parts.every(({ legId, offer }) =>
      chosen.some(
        (one) => one.leg.legId === legId && one.offer?.invitationId === offer.invitationId,
      ),
    )
  );
}

/** The legs that an award of these offers gives a carrier: those chosen that have none yet. */
export function awarded(chosen: ChosenLeg[]): { leg: LegOffers; offer: LegOffer }[] {
  return chosen.flatMap(({ leg, offer }) => (offer && !offer.isAssigned ? [{ leg, offer }] : []));
}

/** Whether no offer of the leg is lower. */
export function isLowest({ offers }: LegOffers, offer: LegOffer): boolean {
  return offers.every(({ amount }) => new Decimal(amount).greaterThanOrEqualTo(offer.amount));
}
