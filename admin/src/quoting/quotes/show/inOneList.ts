import type { Schemas } from '../../../core/contract/types.ts';

type Event = Schemas['Event'];
type Change = Schemas['Change'];
type Entry = { event: Event; change?: undefined } | { event?: undefined; change: Change };

/**
 * Events and changes as one list, newest first; without the first change, of which an event tells. While there are
 * earlier changes, what is older than the read ones is left out, because it might stand before one that is not read yet.
 */
export function inOneList(events: Event[], changes: Change[], hasEarlier: boolean): Entry[] {
  const from = hasEarlier ? (changes.at(-1)?.createdAt ?? '') : '';
  const entries: Entry[] = [
    ...events.map((event) => ({ event })),
    ...changes.filter(({ action }) => action !== 'created').map((change) => ({ change })),
  ];
  return entries
    .filter((one) => timeOf(one) >= from)
    .sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

function timeOf({ event, change }: Entry): string {
  return event ? event.createdAt : change.createdAt;
}
