import { KG_PER_LB } from '../../../shared/measures.ts';
import type { Good } from '../data.ts';
import type { Load, LoadStop, StopGood } from '../load.ts';

/** The goods that a load's stops tell, with their weight in all and how much is where; undefined where no stop tells any. */
export function goodsByStop(load: Load): GoodsByStop | undefined {
  const keys = new Set(load.stops.flatMap(({ goods }) => goods.map(keyOf)));
  if (keys.size === 0) return undefined;
  const goods = [...keys].map((key) => goodOf(load, key));
  return { goods, grossWeight: totalOf(goods.map(({ weight }) => weight)) };
}

interface GoodsByStop {
  goods: Good[];
  grossWeight: string | undefined;
}

/** A weight of a load as kilograms. */
export function kilogramsOf({ weightUnit }: Load, weight: string | null): string | undefined {
  if (!weight) return undefined;
  const kilograms = Number(weight) * (weightUnit === 'lb' ? KG_PER_LB : 1);
  return String(Math.round(kilograms * 1000) / 1000);
}

/** One commodity in one packaging; its quantity is told by stop only where each of its stops says the pieces. */
function goodOf(load: Load, key: string): Good {
  const isIt = (good: StopGood) => keyOf(good) === key;
  const [first] = load.stops.flatMap(({ goods }) => goods.filter(isIt));
  const quantities = load.stops.map((stop) => unitsAt(stop, isIt));
  const taken = load.stops.flatMap(({ kind }, index) =>
    kind === 'pickup' ? quantities[index]! : [],
  );
  const isCounted = taken.every((units) => units !== undefined);
  const sum = taken.reduce<number>((total, units) => total + (units ?? 0), 0);
  return {
    description: first?.name ?? load.comodityEs,
    hazardous: first?.hazmat ?? load.hazmat,
    quantity: isCounted && sum > 0 ? String(sum) : undefined,
    weight: weightOf(load, isIt),
    stops: quantities.map((units) => ({ quantity: units ? String(units) : undefined })),
  };
}

/** The pieces at a stop; undefined where some of its goods do not say theirs. */
function unitsAt({ goods }: LoadStop, isIt: (good: StopGood) => boolean): number | undefined {
  const counts = goods.filter(isIt).map(({ units }) => units);
  return counts.includes(null) ? undefined : counts.reduce<number>((sum, units) => sum + units!, 0);
}

/** The kilograms that are picked up at all stops; undefined where one does not say its weight. */
function weightOf(load: Load, isIt: (good: StopGood) => boolean): string | undefined {
  const pickups = load.stops.filter(({ kind }) => kind === 'pickup');
  const total = totalOf(
    pickups.flatMap(({ goods }) => goods.filter(isIt).map(({ weight }) => weight)),
  );
  return total && kilogramsOf(load, total);
}

/** The sum of decimals; undefined where there are none, or one is missing. */
function totalOf(texts: (string | null | undefined)[]): string | undefined {
  if (texts.length === 0 || !texts.every((text) => !!text)) return undefined;
  const total = texts.reduce((sum, text) => sum + Number(text), 0);
  return String(Math.round(total * 1000) / 1000);
}

function keyOf({ comodityId, packaging }: StopGood): string {
  return JSON.stringify([comodityId, packaging]);
}
