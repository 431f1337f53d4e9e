import { type Delay, drive, type Drive, type LegEnd, type Moment } from './drive.ts';

/** An offer as it takes part in combinations. */
export interface Candidate {
  /** Of one length for all, so that ids side by side compare like the list of them. */
  id: string;
  /** In the currency of the whole. */
  cents: number;
  transitHours: number | null;
}

/** A leg with the offers that may drive it. */
export interface CandidateLeg<Option extends Candidate> {
  end: LegEnd;
  options: Option[];
}

/** One offer for each leg that is driven so far, from the last to the first. */
export interface Chain<Option extends Candidate> {
  before: Chain<Option> | undefined;
  option: Option;
  drive: Drive;
  cents: number;
  ids: string;
}

/** The best chains over all legs; without any, the leg at which the last ones end, and why. */
export interface Best<Option extends Candidate> {
  cheapest: Chain<Option> | null;
  quickest: Chain<Option> | null;
  failure: { at: number; delays: Delay[] } | null;
}

/**
 * Finds the cheapest and the quickest valid combination without trying all of them: after each leg a chain goes on only
 * where no other costs and takes at most as much. Equal ones are chosen by their ids, leg by leg. Pure.
 */
export function combine<Option extends Candidate>(
  legs: CandidateLeg<Option>[],
  departsAt: Moment,
): Best<Option> {
  let chains: (Chain<Option> | undefined)[] = [undefined];
  for (const [at, leg] of legs.entries()) {
    const { longer, delays } = extend(chains, leg, departsAt);
    if (longer.length === 0) return { cheapest: null, quickest: null, failure: { at, delays } };
    chains = at < legs.length - 1 ? undominated(longer) : longer;
  }
  const complete = chains.filter((chain) => chain !== undefined);
  const inTime = complete.filter(({ drive: { arrivesAt } }) => arrivesAt !== null);
  return {
    cheapest: firstOf(complete, byCost),
    quickest: firstOf(inTime, byArrival),
    failure: null,
  };
}

/** Each chain with each offer for the next leg that can be driven in time, and what delays the others. */
function extend<Option extends Candidate>(
  chains: (Chain<Option> | undefined)[],
  { end, options }: CandidateLeg<Option>,
  start: Moment,
) {
  const longer: Chain<Option>[] = [];
  const delays = new Set<Delay>();
  for (const before of chains)
    for (const option of options) {
      const leg = drive(end, before ? before.drive.handOverAt : start, option.transitHours);
      if (typeof leg === 'string') delays.add(leg);
      else longer.push(chainOf(before, option, leg));
    }
  return { longer, delays: [...delays].sort() };
}

function chainOf<Option extends Candidate>(
  before: Chain<Option> | undefined,
  option: Option,
  leg: Drive,
): Chain<Option> {
  const cents = (before?.cents ?? 0) + option.cents;
  return { before, option, drive: leg, cents, ids: (before?.ids ?? '') + option.id };
}

/**
 * The chains that may still become the best: no other one costs less, or the same with lower ids, and hands over as early.
 * A chain without a time is compared with its like alone, because what follows may be known for one of them and not for
 * the other.
 */
function undominated<Option extends Candidate>(chains: Chain<Option>[]): Chain<Option>[] {
  let earliest = Infinity;
  let hasTimeless = false;
  return chains.sort(byCostAndIds).filter(({ drive: { handOverAt } }) => {
    const isDominated = handOverAt === null ? hasTimeless : handOverAt >= earliest;
    if (handOverAt === null) hasTimeless = true;
    else earliest = Math.min(earliest, handOverAt);
    return !isDominated;
  });
}

type Order = (one: Chain<Candidate>, other: Chain<Candidate>) => number;

const byCostAndIds: Order = (one, other) => one.cents - other.cents || byIds(one, other);
const byCost: Order = (one, other) =>
  one.cents - other.cents || compareArrivals(one, other) || byIds(one, other);
const byArrival: Order = (one, other) =>
  compareArrivals(one, other) || one.cents - other.cents || byIds(one, other);

function byIds(one: Chain<Candidate>, other: Chain<Candidate>): number {
  if (one.ids === other.ids) return 0;
  return one.ids < other.ids ? -1 : 1;
}

/** An unknown arrival comes last. */
function compareArrivals(one: Chain<Candidate>, other: Chain<Candidate>): number {
  const [first, second] = [one.drive.arrivesAt, other.drive.arrivesAt];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return first - second;
}

function firstOf<Option extends Candidate>(chains: Chain<Option>[], order: Order) {
  return chains.reduce<Chain<Option> | null>(
    (first, chain) => (first && order(first, chain) <= 0 ? first : chain),
    null,
  );
}
