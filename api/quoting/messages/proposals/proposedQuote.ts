import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale } from '../../../shared/words.ts';
import type { LoadReading, Reading } from '../Reading.ts';
import { commentOf } from './comment.ts';
import { missingFields } from './missingFields.ts';
import { lacksCurrency, QUOTE_FIELDS, type QuotedField, quoteValues } from './quoteValues.ts';
import { proposedStops } from './proposedStops.ts';
import type { MessageRecords } from './records.ts';

interface Message {
  text: string;
  records: MessageRecords;
  locale: Locale;
  /** The customer that the sender belongs to. */
  sender: string | undefined;
}

type Proposed = Schemas['ProposedQuote'];

/** A load as a quote: its values with their words, the questions, and what is missing. */
export function proposedQuote(load: LoadReading, message: Message): Proposed {
  const { quote, words } = valuesOf(load, message);
  const questions = questionsOf(load, message.records);
  return {
    count: load.count?.value ?? 1,
    quote,
    stops: proposedStops(load, message.records),
    words: [
      ...words,
      ...(load.count?.value ? [{ field: 'count', ...load.count.words } as const] : []),
    ],
    questions,
    missing: missingFields(quote, questions),
  };
}

function valuesOf(load: LoadReading, { text, records, locale, sender }: Message) {
  const fields = quotedFields(load).flatMap(([name, { value, words }]) => {
    const values = value === undefined ? undefined : quoteValues(name, value as never, records);
    return values ? [{ values, words: { field: QUOTE_FIELDS[name], ...words } }] : [];
  });
  const comment = commentOf(load, { text, locale });
  const sent = sender && !load.customerId ? { customerId: sender } : {};
  const quote: Proposed['quote'] = Object.assign(
    { ...sent, ...(comment && { comment: comment.comment }) },
    ...fields.map(({ values }) => values),
  );
  const ofComment = (comment?.words ?? []).map((one) => ({ field: 'comment' as const, ...one }));
  const words: Proposed['words'] = [...fields.map((one) => one.words), ...ofComment];
  return { quote, words };
}

function questionsOf(load: LoadReading, records: MessageRecords): Proposed['questions'] {
  const questions = quotedFields(load).flatMap(([name, { choices, words }]) => {
    const values = choices?.flatMap((one) => quoteValues(name, one as never, records) ?? []);
    return values ? [{ field: QUOTE_FIELDS[name], ...words, choices: values }] : [];
  });
  const currency = { field: 'currency', ...load.targetRate?.words, choices: CURRENCIES };
  return lacksCurrency(load) ? [...questions, currency as Proposed['questions'][0]] : questions;
}

const CURRENCIES: Proposed['quote'][] = [{ currency: 'MXN' }, { currency: 'USD' }];

function quotedFields(load: LoadReading) {
  return Object.entries(load).filter(([name]) => name in QUOTE_FIELDS) as [
    QuotedField,
    Reading<unknown>,
  ][];
}
