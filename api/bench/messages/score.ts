import type {
  LoadReading,
  LoadValues,
  MessagePlace,
  Reading,
} from '../../quoting/messages/Reading.ts';
import type { MessageReading } from '../../quoting/messages/readMessage.ts';
import type { Field, Load } from '../../quoting/messages/test/examples.ts';
import { isEqual } from './equality.ts';

/** Counts the fields of a message by how they were read, as its folder's README defines. */
export interface Score {
  found: number;
  wrong: number;
  empty: number;
  /** The wrong and empty fields, in words. */
  faults: string[];
}

/** Compares what was read with the right answers, load by load. */
export function scoreOf(answers: Load[], { loads, sender }: MessageReading): Score {
  const score: Score = { found: 0, wrong: 0, empty: 0, faults: [] };
  const length = Math.max(answers.length, loads.length);
  for (let at = 0; at < length; at += 1) {
    compare(score, answers[at] ?? {}, loads[at] ? fieldsOf(loads[at]!, sender) : new Map());
  }
  return score;
}

/** The values of a field; several are a question. */
type Fields = Map<string, unknown[]>;

function compare(score: Score, answer: Load, fields: Fields): void {
  const names = new Set([...Object.keys(answer), ...fields.keys()]);
  for (const name of names) {
    if (['free', 'sameAs'].includes(name) || answer.free?.includes(name)) continue;
    const expected = answer[name] as Field | Field[] | undefined;
    const values = fields.get(name);
    const verdict = expected ? judge(name, expected, values) : extra(name, values!, answer);
    if (!verdict) continue;
    score[verdict] += 1;
    if (verdict !== 'found')
      score.faults.push(
        `${verdict} ${name}: ${JSON.stringify(values)} for ${JSON.stringify(expected)}`,
      );
  }
}

type Verdict = 'found' | 'wrong' | 'empty' | undefined;

function judge(name: string, expected: Field | Field[], values: unknown[] | undefined): Verdict {
  if (!values) return 'empty';
  if (Array.isArray(expected))
    return isEqual(
      name,
      values[0],
      expected.map(({ is }) => is),
    )
      ? 'found'
      : 'wrong';
  const isQuestion = values.length > 1;
  if (isQuestion) return expected.ask || expected.or ? 'found' : 'empty';
  if (expected.ask) return 'wrong';
  return isEqual(name, values[0], expected.is)
    ? 'found'
    : isCityOf(values[0], expected.is)
      ? 'empty'
      : 'wrong';
}

/** The city of a saved location instead of the location is empty. */
function isCityOf(value: unknown, expected: unknown): boolean {
  return Boolean(
    (expected as { location?: string } | undefined)?.location &&
    !(value as MessagePlace).locationId,
  );
}

function extra(name: string, values: unknown[], answer: Load): Verdict {
  if (values.length > 1 || answer.sameAs) return undefined;
  return name === 'count' && values[0] === 1 ? undefined : 'wrong';
}

/** The fields of a load by the names of the answers. */
function fieldsOf({ stops, ...load }: LoadReading, sender: string | undefined): Fields {
  const fields: Fields = new Map();
  const entries = Object.entries(load) as [keyof LoadValues, Reading<unknown>][];
  for (const [field, reading] of entries) {
    if (field === 'crossing') continue;
    fields.set(NAMES[field] ?? field, reading.choices ?? [reading.value]);
  }
  if (sender && !fields.has('customer')) fields.set('customer', [sender]);
  if (stops.length > 0)
    fields.set('stops', [stops.map(({ value, choices }) => value ?? choices![0])]);
  return withCurrency(fields);
}

function withCurrency(fields: Fields): Fields {
  const rates = fields.get('targetRate') as LoadValues['targetRate'][] | undefined;
  if (!rates) return fields;
  fields.set(
    'targetRate',
    rates.map(({ amount }) => amount),
  );
  const currencies = new Set(rates.map(({ currency }) => currency).filter(Boolean));
  if (currencies.size > 0) fields.set('currency', [...currencies]);
  return fields;
}

const NAMES: Partial<Record<keyof LoadValues, string>> = {
  equipmentId: 'equipment',
  customerId: 'customer',
  customerReference: 'reference',
  comodity: 'commodity',
};
