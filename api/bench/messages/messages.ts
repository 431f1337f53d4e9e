import { equipmentTypes } from '../../../db/seeds/data/equipments.ts';
import { commodities } from '../../../db/seeds/data/comodities.ts';
import type { MessageContext } from '../../quoting/messages/context.ts';
import { readMessage } from '../../quoting/messages/readMessage.ts';
import {
  type Context,
  type Message,
  messageKinds,
  readContext,
  readMessages,
} from '../../quoting/messages/test/examples.ts';
import { contextOf } from './messageContext.ts';
import { type Score, scoreOf } from './score.ts';

/** Prints how many fields of the test messages are found, wrong and empty, and what is wrong; of the set `open` unless another is named. */
export function messages(argument?: string): void {
  const kind = messageKinds.find((each) => each === argument) ?? 'open';
  const records = readContext();
  const texts = readMessages(kind);
  for (const message of texts) read(message, records);
  const scores = texts.map((message) => read(message, records));
  for (const { id, faults } of scores) for (const fault of faults) console.log(`${id} ${fault}`);
  const sum = (name: 'found' | 'wrong' | 'empty') =>
    scores.reduce((total, score) => total + score[name], 0);
  const all = sum('found') + sum('wrong') + sum('empty');
  const percent = (name: 'found' | 'wrong' | 'empty') => ((100 * sum(name)) / all).toFixed(1);
  const slowest = Math.max(...scores.map(({ ms }) => ms)).toFixed(1);
  console.log(`${scores.length} messages, ${all} fields`);
  console.log(`found ${percent('found')}%, wrong ${percent('wrong')}%, empty ${percent('empty')}%`);
  console.log(`slowest message ${slowest} ms`);
}

interface MessageScore extends Score {
  id: string;
  ms: number;
}

function read(message: Message, records: Context): MessageScore {
  const context = contextOf(message, records, CATALOGS);
  const start = performance.now();
  const reading = readMessage(message.text, context);
  const ms = performance.now() - start;
  return { id: message.id, ms, ...scoreOf(message.loads, reading) };
}

/** The catalogs of the demo data, by their codes. */
const CATALOGS: Pick<MessageContext, 'equipments' | 'comodities'> = {
  equipments: equipmentTypes.map((type) => ({ ...type, id: type.code })),
  comodities: commodities.map((one) => ({ ...one, id: one.code })),
};
