import { state, type Rule } from '../../auth/policy.ts';
import { Refusal, type Params } from '../../errors/errors.ts';
import { labelsOf, type Labels } from '../../contract/labels.ts';
import { inAll, type Words } from '../../../shared/words.ts';

/** Each status of an entity: its name in all languages, and the statuses that may follow it. */
export type Transitions<Status extends string> = Readonly<
  Record<Status, Words & { to: readonly Status[] }>
>;

/**
 * Makes the table of an entity's statuses from the statuses that may follow each. Their names are the labels of this
 * schema of the contract, written as within a sentence.
 */
export function transitionsOf<Status extends string>(
  schema: string,
  next: Readonly<Record<Status, readonly Status[]>>,
): Transitions<Status> {
  const names = statusNames<Status>(schema);
  const entries = (Object.keys(next) as Status[]).map((status) => [
    status,
    { ...names[status], to: next[status] },
  ]);
  return Object.fromEntries(entries) as Transitions<Status>;
}

/** Returns the names of statuses within a sentence: their labels with a small first letter. */
export function statusNames<Status extends string>(schema: string): Labels<Status> {
  const labels = labelsOf<Status>(schema);
  const names = Object.entries<Words>(labels).map(([status, words]) => [
    status,
    inAll((locale) => words[locale].charAt(0).toLowerCase() + words[locale].slice(1)),
  ]);
  return Object.fromEntries(names) as Labels<Status>;
}

type WithStatus<Status> = { status: Status };

/** A policy rule: the table allows a transition from the record's status to `next`; otherwise 409. */
export function mayBecome<Status extends string>(
  table: Transitions<Status>,
  next: Status,
): Rule<WithStatus<Status>> {
  return standsIn(table, (status) => table[status].to.includes(next));
}

/** A policy rule: the record's status passes the test; otherwise a 409 that names the status and the statuses allowed after it. */
export function standsIn<Status extends string>(
  table: Transitions<Status>,
  test: (status: Status) => boolean,
): Rule<WithStatus<Status>> {
  return state(
    ({ status }) => test(status),
    'NOT_ACCEPTABLE_STATE',
    ({ status }) => statusAndNext(table, status),
  );
}

/** Returns the status to move to; throws 409 when the table does not allow the transition. */
export function move<Status extends string>(
  table: Transitions<Status>,
  from: Status,
  to: Status,
): Status {
  if (table[from].to.includes(to)) return to;
  throw new Refusal('NOT_ACCEPTABLE_STATE', { params: statusAndNext(table, from) });
}

/** The parameters of NOT_ACCEPTABLE_STATE: the name of the status and the names of the statuses allowed after it. */
export function statusAndNext<Status extends string>(
  table: Transitions<Status>,
  status: Status,
): Params {
  const next = table[status].to.filter((each) => each !== status).map((each) => table[each]);
  return { status: table[status], allowed: next.length > 0 ? joinWords(next) : NOTHING };
}

const NOTHING: Words = { es: 'ningún otro', en: 'no other' };

function joinWords(names: Words[]): Words {
  return inAll((locale) => names.map((name) => name[locale]).join(', '));
}
