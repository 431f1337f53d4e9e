import { Decimal } from 'decimal.js';
import type { Schemas } from '../../core/contract/types.ts';
import { type Candidate, type Chain, combine } from './combine.ts';
import type { LegEnd, Moment } from './drive.ts';
import type { Offer } from './offers.ts';

type Obstacle = Schemas['CombinationObstacle'];
type LegOffers = Schemas['LegOffers'];

/** An offer that may be part of a combination. */
export interface Option extends Candidate {
  offer: Offer;
}

/** The best chains of offers, or the obstacles to any. */
export interface Choice {
  cheapest: Chain<Option> | null;
  quickest: Chain<Option> | null;
  obstacles: Obstacle[];
}

/** Chooses the best combinations of the offers for legs; with obstacles where none is valid. Pure. */
export function choose(legs: LegOffers[], ends: LegEnd[], departsAt: Moment): Choice {
  const unoffered = legs.flatMap(lackOf);
  if (legs.length === 0 || unoffered.length > 0)
    return { cheapest: null, quickest: null, obstacles: unoffered };
  const candidates = legs.map(({ offers }, at) => ({
    end: ends[at]!,
    options: eligible(offers).map(optionOf),
  }));
  const { cheapest, quickest, failure } = combine(candidates, departsAt);
  const obstacles = failure?.delays.map((code) => obstacleOf(legs[failure.at]!, code)) ?? [];
  return { cheapest, quickest, obstacles };
}

/** The offers that an award may take; of a leg that has a carrier its offer alone. */
export function eligible<Any extends Offer>(offers: Any[]): Any[] {
  const assigned = offers.filter(({ isAssigned }) => isAssigned);
  return assigned.length > 0 ? assigned : offers.filter(({ isAssignable }) => isAssignable);
}

function lackOf(leg: LegOffers): Obstacle[] {
  if (leg.offers.length === 0) return [obstacleOf(leg, 'no_offer')];
  return leg.best ? [] : [obstacleOf(leg, 'not_assignable')];
}

function obstacleOf({ legId, leg }: LegOffers, code: Obstacle['code']): Obstacle {
  return { code, legId, leg };
}

function optionOf(offer: Offer): Option {
  const { invitationId: id, amount, transitHours } = offer;
  return { id, cents: new Decimal(amount).times(100).toNumber(), transitHours, offer };
}
