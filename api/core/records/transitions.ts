import { Refusal } from '../http/errors.ts';
import type { Words } from '../i18n/words.ts';

/** Each status of an entity: its name in both languages, and the statuses that may follow it. */
export type Transitions<Status extends string> = Readonly<
  Record<Status, Words & { to: readonly Status[] }>
>;

/** The status to move to; refuses with 409 what the table does not allow. */
export function move<Status extends string>(
  table: Transitions<Status>,
  from: Status,
  to: Status,
): Status {
  if (table[from].to.includes(to)) return to;
  throw stuck(table, from);
}

/** The 409 that names where a record stands and what is allowed from there. */
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
