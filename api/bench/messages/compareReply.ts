import { valuesOf } from '../../quoting/messages/test/checks.ts';
import type { Field, Reply } from '../../quoting/messages/test/examples.ts';
import type { ReplyFields, ReplyReading } from '../../quoting/replies/Reply.ts';

type Outcome = 'found' | 'wrong' | 'empty';

/** Compares a reading with the right answer, as the README of the messages says; counts its fields and names the faults. */
export function compareReply({ answer, quoteCurrency }: Reply, reading: ReplyReading) {
  const score = { found: 0, wrong: 0, empty: 0, faults: [] as string[] };
  const free = new Set((answer.free as string[] | undefined) ?? []);
  const isTotal = isAnswered(answer.total as Field | undefined, reading.allIn?.value);
  const outcomes = [
    ['kind', kindOutcome(answer.kind, reading.kind)],
    ['question', questionOutcome(Boolean(answer.question), Boolean(reading.question))],
    ...FIELDS.map((name) => {
      const read = reading[name];
      if (name === 'currency' && read?.value === quoteCurrency && !answer.currency)
        return [name, undefined];
      if (isTotal && PRICES.has(name)) return [name, undefined];
      return [name, fieldOutcome(answer[name] as Field | undefined, read)];
    }),
  ] as [string, Outcome | undefined][];
  for (const [name, outcome] of outcomes) {
    if (!outcome || free.has(name)) continue;
    score[outcome] += 1;
    if (outcome !== 'found') score.faults.push(`${outcome} ${name}`);
  }
  return score;
}

const PRICES = new Set<string>(
  'allIn linehaul fuelSurcharge borderCrossing tolls accessorials'.split(' '),
);
const FIELDS = [
  ...PRICES,
  ...'currency tax availableDate availableFrom availableTo transitDays transitHours stopOffCharge validUntil reason'.split(
    ' ',
  ),
] as (keyof ReplyFields)[];

/** Automatic replies and bounces, which their headers tell, are left to the person. */
function kindOutcome(answer: string, kind: ReplyReading['kind']): Outcome {
  if (answer === kind) return 'found';
  return kind === 'other' ? 'empty' : 'wrong';
}

function questionOutcome(isRight: boolean, isRead: boolean): Outcome | undefined {
  if (isRight) return isRead ? 'found' : 'empty';
  return isRead ? 'wrong' : undefined;
}

function fieldOutcome(
  answer: Field | undefined,
  read: ReplyFields[keyof ReplyFields],
): Outcome | undefined {
  if (!answer) return read?.value === undefined ? undefined : 'wrong';
  if (!read) return 'empty';
  if (read.value === undefined) return answer.ask || answer.or ? 'found' : 'empty';
  return isAnswered(answer, read.value) ? 'found' : 'wrong';
}

function isAnswered(answer: Field | undefined, value: unknown): boolean {
  if (!answer || answer.ask || value === undefined) return false;
  return valuesOf(answer).some((one) => one === value || Number(one) === Number(value));
}
