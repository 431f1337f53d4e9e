import type { Schemas } from '../../../core/contract/types.ts';
import { PARTS } from '../../../freight/rates/rateParts.ts';

export type ReplyReading = Schemas['ReplyReading'];

/** A text with what was read of it. */
export interface Reply {
  text: string;
  reading: ReplyReading;
}

/** The values of the form of a call. */
export interface CallValues {
  outcome?: Schemas['CallOutcome'];
  reportedBy?: string;
  comment?: string;
  reason?: Schemas['DeclineReason'];
  rate?: Partial<Schemas['RateInput']>;
  /** Whether the rate is itemized, where the person has chosen it. */
  byParts?: boolean;
}

/**
 * The values with which a reply fills the form of a call on a load with so many stops beyond its ends: nothing for what it
 * leaves to the person.
 */
export function fillOf(
  { kind, values, questions }: ReplyReading,
  additionalStops: number,
): CallValues {
  if (kind === 'available') return { outcome: 'available' };
  if (kind === 'refusal')
    return { outcome: 'rejected_by_carrier', ...(values.reason && { reason: values.reason }) };
  const isAsked =
    questions.some(({ field }) => RATE_FIELDS.has(field)) || values.tax === 'included';
  return kind === 'rate' && !isAsked
    ? { outcome: 'rated', rate: rateOf(values, additionalStops) }
    : {};
}

/** The rate of a reply: its all-in price or its parts, with its currency where it names one. */
function rateOf(
  values: ReplyReading['values'],
  additionalStops: number,
): Partial<Schemas['RateInput']> {
  const stopOff = additionalStops > 0 ? ['stopOffCharge'] : [];
  const names = ['allIn', 'currency', 'transitDays', 'transitHours', ...PARTS, ...stopOff];
  const filled = names.flatMap((name) => {
    const value = values[name as keyof typeof values];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(filled) as Partial<Schemas['RateInput']>;
}

const RATE_FIELDS = new Set<string>(['allIn', 'currency', 'tax', ...PARTS]);

/** The words of a text that stand for these fields, in the order of the text. */
export function wordsFor(text: string, { words }: ReplyReading, fields: string[]): string {
  const spans = words.filter(({ field }) => fields.includes(field));
  const unique = new Map(spans.map((span) => [span.start, text.slice(span.start, span.end)]));
  return [...unique]
    .sort(([one], [other]) => one - other)
    .map(([, part]) => part)
    .join(', ');
}
