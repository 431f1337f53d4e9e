import type { Schemas } from '../../../core/contract/types.ts';
import type { Words } from '../../../shared/words.ts';
import { spanOf } from './spanOf.ts';

type RuledStop = Schemas['Stop'];
type Errors = Record<string, Words>;

/**
 * The errors of the stops of a load, by field (`stops.1.kind`): the first is a pickup, the last a delivery; no window is over
 * before an earlier one begins; and goods that are told by stop are taken before they are left, and left whole. Pure.
 */
export function stopErrors(stops: RuledStop[]): Errors {
  return { ...endErrors(stops), ...windowErrors(stops), ...goodsErrors(stops) };
}

/** The errors of stops that do not begin with a pickup and end with a delivery. Pure. */
export function endErrors(stops: Pick<RuledStop, 'kind'>[]): Errors {
  const last = stops.length - 1;
  return {
    ...(stops[0]?.kind !== 'pickup' && { 'stops.0.kind': IN_ORDER }),
    ...(stops[last]?.kind !== 'delivery' && { [`stops.${last}.kind`]: IN_ORDER }),
  };
}

/** A stop whose window ends before an earlier stop's begins cannot be kept by any truck. */
function windowErrors(stops: RuledStop[]): Errors {
  let earliest = -Infinity;
  const errors: Errors = {};
  for (const [index, stop] of stops.entries()) {
    const span = spanOf(stop);
    if (span && span.ends < earliest)
      errors[`stops.${index}.${stop.to ? 'to' : 'date'}`] = TOO_EARLY;
    earliest = Math.max(earliest, span?.begins ?? -Infinity);
  }
  return errors;
}

/** Keeps for each good what is on the truck; at the end nothing may be left on it. */
function goodsErrors(stops: RuledStop[]): Errors {
  const aboard = new Map<string, { units: number; grams: number }>();
  const errors: Errors = {};
  for (const [index, { kind, goods = [] }] of stops.entries())
    for (const [place, good] of goods.entries())
      if (!moved(aboard, kind, good)) errors[`stops.${index}.goods.${place}`] = NOT_TAKEN;
  const isEmpty = [...aboard.values()].every(({ units, grams }) => units === 0 && grams === 0);
  const last = `stops.${stops.length - 1}.goods`;
  return isEmpty || Object.keys(errors).length > 0 ? errors : { ...errors, [last]: NOT_LEFT };
}

/** Adds a good or takes it off; false where more is left than was taken. */
function moved(
  aboard: Map<string, { units: number; grams: number }>,
  kind: RuledStop['kind'],
  { comodityId, packaging, units, weight }: Schemas['StopGoods'],
): boolean {
  const key = JSON.stringify([comodityId ?? null, packaging ?? null]);
  const sign = kind === 'pickup' ? 1 : -1;
  const before = aboard.get(key) ?? { units: 0, grams: 0 };
  const grams = Math.round(Number(weight ?? 0) * 1000);
  const after = { units: before.units + sign * (units ?? 0), grams: before.grams + sign * grams };
  const isAboard = after.units >= 0 && after.grams >= 0;
  if (isAboard) aboard.set(key, after);
  return isAboard;
}

const IN_ORDER: Words = {
  es: 'La primera parada es una recolección; la última, una entrega',
  en: 'The first stop is a pickup, the last one a delivery',
};
const TOO_EARLY: Words = {
  es: 'La ventana termina antes de que empiece la de una parada anterior',
  en: 'The window ends before that of an earlier stop begins',
};
const NOT_TAKEN: Words = {
  es: 'Se entrega más de lo que se recolectó antes',
  en: 'More is delivered than was picked up before',
};
const NOT_LEFT: Words = {
  es: 'No se entrega todo lo que se recolectó',
  en: 'Not everything that was picked up is delivered',
};
