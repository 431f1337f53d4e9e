import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { withoutNulls } from '../../../quoting/quotes/index.ts';
import type { Words } from '../../../shared/words.ts';
import type { Shipment } from '../Shipment.ts';
import type { ShipmentStatus } from '../transitions.ts';

type Stop = Schemas['Stop'];
type Driven = Pick<Shipment, 'status' | 'currentStop'>;

/**
 * Refuses with 422, at the stop, to remove, move or replace one that a load of more than two stops has reached, and to leave
 * it without a stop where its truck drives to. The stops after it may be others.
 */
export function assertReached(load: Driven, before: Stop[], after: Stop[]): void {
  if (before.length <= 2 && after.length <= 2) return;
  const errors = { ...replacedErrors(load, before, after), ...aheadErrors(load, before, after) };
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
}

/** The number of the stop that the load has reached last, as it is kept with its changed stops: null where these are two. */
export function stopReached(load: Driven, before: Stop[], after: Stop[]): number | null {
  return after.length > 2 ? reached(load, before) || null : null;
}

/** How many stops the load has reached; of two stops its status tells it. */
function reached({ status, currentStop }: Driven, { length }: Stop[]): number {
  return currentStop ?? (length > 2 ? 0 : (OF_TWO[status] ?? 0));
}

const OF_TWO: Partial<Record<ShipmentStatus, number>> = {
  at_pickup: 1,
  in_transit: 1,
  at_border: 1,
  at_delivery: 2,
  delivered: 2,
};

function replacedErrors(load: Driven, before: Stop[], after: Stop[]): Record<string, Words> {
  const fixed = before.slice(0, reached(load, before));
  const replaced = fixed.flatMap((stop, index) =>
    isDeepStrictEqual(identity(stop), identity(after[index])) ? [] : [index],
  );
  const fields = replaced.map((index) => [fieldOf(index, after), REACHED]);
  return Object.fromEntries(fields) as Record<string, Words>;
}

/** What makes a stop the same one: its kind and its place. */
function identity(stop: Stop | undefined) {
  return stop && withoutNulls({ kind: stop.kind, place: stop.place });
}

function aheadErrors(load: Driven, before: Stop[], after: Stop[]): Record<string, Words> {
  const { status } = load;
  const count = reached(load, before);
  const [last, next] = [after[count - 1], after[count]];
  if (status === 'delivered') return next ? { [fieldOf(count, after)]: DELIVERED } : {};
  const isDriving = status === 'in_transit' || status === 'at_border';
  if (!isDriving || !last) return {};
  if (!next) return { [fieldOf(count - 1, after)]: NOWHERE };
  const isCrossing = last.place.country !== next.place.country;
  return status === 'at_border' && !isCrossing ? { [fieldOf(count, after)]: AT_THE_BORDER } : {};
}

/** The name of the stop; of one that is no longer there, that of the list. */
function fieldOf(index: number, stops: Stop[]): string {
  return index < stops.length ? `stops.${index}` : 'stops';
}

const REACHED: Words = {
  es: 'El embarque ya llegó a esta parada: no se puede quitar, mover ni cambiar por otra. Para corregirla, regrese antes el avance del embarque',
  en: 'The load has reached this stop: it cannot be removed, moved or replaced. To correct it, first move the load back',
};
const NOWHERE: Words = {
  es: 'El embarque va en camino: agregue la parada a la que va',
  en: 'The load is on its way: add the stop that it goes to',
};
const DELIVERED: Words = {
  es: 'El embarque ya se entregó: para agregar una parada, regrese antes su avance',
  en: 'The load is delivered: to add a stop, first move the load back',
};
const AT_THE_BORDER: Words = {
  es: 'El embarque está en frontera: su próxima parada está del otro lado',
  en: 'The load is at the border: its next stop is on the other side',
};
