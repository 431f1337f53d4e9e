import PostalMime from 'postal-mime';
import { valuesOf } from '../../quoting/messages/test/checks.ts';
import { type Field, readReplies, type Reply } from '../../quoting/messages/test/examples.ts';
import { readReply } from '../../quoting/replies/readReply.ts';
import type { ReplyFields, ReplyReading } from '../../quoting/replies/Reply.ts';

/**
 * Prints how many fields of the 200 replies are found, wrong and empty, and how many mails are right, left to the person
 * or wrong. A mail in plain text is read whole, with what it quotes; of one in HTML only, what its author wrote.
 */
export async function replies(): Promise<void> {
  const scores = await Promise.all(readReplies().map(scoreOf));
  for (const { id, faults } of scores) for (const fault of faults) console.log(`${id} ${fault}`);
  const sum = (name: 'found' | 'wrong' | 'empty') =>
    scores.reduce((total, score) => total + score[name], 0);
  console.log(`found ${sum('found')}, wrong ${sum('wrong')}, empty ${sum('empty')} fields`);
  const [wrong, whole] = [
    scores.filter((one) => one.wrong > 0),
    scores.filter((one) => one.wrong + one.empty === 0),
  ];
  const left = scores.length - wrong.length - whole.length;
  console.log(`${whole.length} mails right, ${left} left to the person, ${wrong.length} wrong`);
  console.log(`slowest mail ${Math.max(...scores.map(({ ms }) => ms)).toFixed(1)} ms`);
}

async function scoreOf(reply: Reply) {
  const text = await textOf(reply);
  const context = { receivedAt: new Date(reply.received), zone: 'America/Monterrey' };
  const start = performance.now();
  const reading = readReply(text, context);
  return { id: reply.id, ms: performance.now() - start, ...compare(reply, reading) };
}

/** The plain text of a mail, as a mail program shows it. */
async function textOf({ raw, written }: Reply): Promise<string> {
  const { text } = await PostalMime.parse(raw.replace(/\r?\n/g, '\r\n'));
  return text ?? written;
}

type Outcome = 'found' | 'wrong' | 'empty';

/** Compares a reading with the right answer, as the README of the replies says. */
function compare({ answer, quoteCurrency }: Reply, reading: ReplyReading) {
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
  ...'currency tax availableDate availableFrom availableTo transitDays validUntil reason'.split(
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
