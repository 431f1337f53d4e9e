import { Refusal } from '../http/errors.ts';
import type { Words } from '../i18n/words.ts';

/** Each status of an entity: its name in both languages, and the statuses that may follow it. */
export type Transitions<Status extends string> = Readonly<
  Record<Status, Words & { to: readonly Status[] }>
>;

/** Returns the status to move to; throws 409 when the table does not allow the transition. */
export function move<Status extends string>(
  table: Transitions<Status>,
  from: Status,
  to: Status,
): Status {
  if (table[from].to.includes(to)) return to;
  throw stuck(table, from);
}

/** A 409 that names the record's status and the statuses allowed after it. */
export function stuck<Status extends string>(table: Transitions<Status>, status: Status): Refusal {
  const allowed = table[status].to.filter((next) => next !== status).map((next) => table[next]);
  return new Refusal('NOT_ACCEPTABLE_STATE', {
    params: { status: table[status], allowed: allowed.length > 0 ? joined(allowed) : NOTHING },
  });
}

const NOTHING: Words = { es: 'nada más', en: 'nothing more' };

function joined(names: Words[]): Words {
  return {
    es: names.map(({ es }) => es).join(', '),
    en: names.map(({ en }) => en).join(', '),
  };
}
