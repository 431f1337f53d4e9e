import type { Schemas } from '../../../core/contract/types.ts';

type Event = Schemas['Event'];
type Change = Schemas['Change'];
type Entry = { event: Event; change?: undefined } | { event?: undefined; change: Change };

/**
 * Events and changes as one list, newest first; without what an event tells: the first change, and the fields that changed
 * with a status. While there are earlier changes, what is older than the read ones is left out, because it might stand before one that is not read yet.
 */
export function inOneList(events: Event[], changes: Change[], hasEarlier: boolean): Entry[] {
  const from = hasEarlier ? (changes.at(-1)?.createdAt ?? '') : '';
  const entries: Entry[] = [
    ...events.map((event) => ({ event })),
    ...changes
      .filter(({ action }) => action !== 'created')
      .map((change) => ({ change: withoutTold(change, events) }))
      .filter(({ change }) => change.fields.length > 0),
  ];
  return entries
    .filter((one) => timeOf(one) >= from)
    .sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

/** A change without the fields of which an event of the same moment tells, because they were written together. */
function withoutTold(change: Change, events: Event[]): Change {
  const at = Date.parse(change.createdAt);
  const together = events.filter(({ createdAt }) => Date.parse(createdAt) === at);
  if (together.length === 0) return change;
  const told = [
    ...WITH_STATUS,
    ...together.flatMap(({ terms }) => Object.keys(terms ?? {}).flatMap(fieldsOf)),
  ];
  return { ...change, fields: change.fields.filter(({ field }) => !told.includes(field)) };
}

const WITH_STATUS = [
  ...['status', 'sentAt', 'firstRateAt', 'sharedAt', 'closedAt', 'closeReason', 'closeComment'],
  ...['customerAnswer', 'customerAnsweredAt', 'customerComment'],
];

/** The fields of the quote that a term of an event tells. */
function fieldsOf(term: string): string[] {
  return FIELDS[term] ?? [term];
}

const FIELDS: Record<string, string[]> = {
  deadlineAt: ['startsAt', 'deadlineAt'],
  amount: ['sharedValue'],
  currency: ['sharedCurrency'],
  validUntil: ['sharedUntil'],
};

function timeOf({ event, change }: Entry): string {
  return event ? event.createdAt : change.createdAt;
}
