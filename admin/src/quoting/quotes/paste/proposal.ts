import type { Schemas } from '../../../core/contract/types.ts';

/** A field of a quote that a message may give. */
export type MessageField = Schemas['MessageField'];
/** The values of a quote that were read. */
export type Values = Schemas['ProposedValues'];
/** Characters of the message, from `start` to before `end`. */
export type Words = Schemas['MessageWords'];

/** A proposed quote with the key under which it is created. */
export type Proposal = Schemas['ProposedQuote'] & { key: string };

/** A message with what was read of it. */
export interface Message {
  text: string;
  /** The name with the address or phone of the sender. */
  sender: string;
  /** Undefined until the message was read. */
  proposals?: Proposal[];
  rest: Words[];
}

/** No message yet. */
export const NO_MESSAGE: Message = { text: '', sender: '', rest: [] };

/** The words of a field in the message, and those of its question. */
export function wordsOf(text: string, { words, questions }: Proposal, field: MessageField): string {
  const spans = [...words, ...questions].filter((one) => one.field === field);
  const texts = spans.map(({ start, end }) => text.slice(start, end).trim());
  return [...new Set(texts)].join(' … ');
}
