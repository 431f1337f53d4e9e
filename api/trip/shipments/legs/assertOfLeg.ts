import { changedFields } from '../../../core/import/records/changedFields.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { endsIn } from '../../../quoting/quotes/index.ts';
import { endsOfLoad } from '../../../shared/stopEnds.ts';
import type { Words } from '../../../shared/words.ts';
import type { Change } from '../changes/change.ts';
import { sideOfField } from './ends.ts';
import type { Part } from './parts.ts';

/** What each leg says itself, beside its hand-overs. */
const OWN = ['equipmentId', 'comment', 'currency', 'distanceKm', 'targetRate'];

/** Refuses with 422, field by field, to change in a leg what its whole says. Pure. */
export function assertOfLeg(leg: Part, { stops, ...fields }: Change, reference: string): void {
  const before = { ...leg.record, ...endsIn(endsOfLoad, leg.stops) };
  const changed = Object.keys(changedFields(before, { ...fields, ...hoursOf(fields) }));
  const ofWhole = changed.filter((field) => !OWN.includes(field) && !isOfHandOver(leg, field));
  const names = [...ofWhole, ...stopsOfWhole(leg, stops)];
  if (names.length === 0) return;
  const errors = Object.fromEntries(names.map((name) => [name, changedThere(reference)]));
  throw new Refusal('INVALID', { errors });
}

/** The hours of a body without seconds, as stops have them. */
function hoursOf({ pickupFrom, pickupTo, deliveryFrom, deliveryTo }: Change): Change {
  const hours = { pickupFrom, pickupTo, deliveryFrom, deliveryTo };
  const given = Object.entries(hours).filter(([, hour]) => hour);
  return Object.fromEntries(given.map(([name, hour]) => [name, hour!.slice(0, 5)]));
}

/** Whether a field is of the end at which the leg meets another one. */
function isOfHandOver({ isFirst, isLast }: Part, field: string): boolean {
  const side = sideOfField(field);
  return side === 0 ? !isFirst : side === -1 && !isLast;
}

/** The stops of a body that the whole says otherwise, by their names; the ends stand for themselves. */
function stopsOfWhole({ stops: before, isFirst, isLast }: Part, stops: Change['stops']): string[] {
  if (!stops) return [];
  if (stops.length !== before.length) return ['stops'];
  return stops.flatMap((stop, index) => {
    const isEnd = (index === 0 && !isFirst) || (index === stops.length - 1 && !isLast);
    const { number: _, ...own } = stop;
    return isEnd || Object.keys(changedFields(before[index]!, own)).length === 0
      ? []
      : [`stops.${index}`];
  });
}

function changedThere(reference: string): Words {
  return {
    es: `Es del embarque completo: cámbielo en ${reference} y sus tramos lo siguen`,
    en: `It is of the whole load: change it in ${reference}, and its legs follow`,
  };
}
