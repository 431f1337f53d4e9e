import { Decimal } from 'decimal.js';
import type { Schemas } from '../../core/contract/types.ts';
import type { Chain } from './combine.ts';
import type { Option } from './choose.ts';
import type { Moment } from './drive.ts';
import type { marginsOf } from './margins.ts';

type Combination = Schemas['LegCombination'];
type Margins = Awaited<ReturnType<typeof marginsOf>>;

/** A combination as the contract shows it; null without one. */
export function presentCombination(
  chain: Chain<Option> | null,
  legs: Schemas['LegOffers'][],
  marginOf: Margins,
): Combination | null {
  if (!chain) return null;
  const cost = costOf(chain);
  const links = linksOf(chain);
  const parts = links.map(({ option, drive }, at) => ({
    legId: legs[at]!.legId,
    leg: legs[at]!.leg,
    offer: option.offer,
    departsAt: timeOf(drive.departsAt),
    arrivesAt: timeOf(drive.arrivesAt),
    handOverAt: at < links.length - 1 ? timeOf(drive.handOverAt) : null,
  }));
  return { cost, ...marginOf(cost), arrivesAt: timeOf(chain.drive.arrivesAt), parts };
}

/** The sum of its amounts, in the currency of the whole. */
export function costOf({ cents }: Chain<Option>): string {
  return new Decimal(cents).dividedBy(100).toFixed(2);
}

/** A moment as the contract shows it. */
export function timeOf(moment: Moment): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

/** The links of a chain in driving order. */
function linksOf(last: Chain<Option>): Chain<Option>[] {
  return [...(last.before ? linksOf(last.before) : []), last];
}
