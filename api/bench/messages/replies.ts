import PostalMime from 'postal-mime';
import { readReplies, type Reply } from '../../quoting/messages/test/examples.ts';
import { readReply } from '../../quoting/replies/readReply.ts';
import { compareReply } from './compareReply.ts';

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
  return { id: reply.id, ms: performance.now() - start, ...compareReply(reply, reading) };
}

/** The plain text of a mail, as a mail program shows it. */
async function textOf({ raw, written }: Reply): Promise<string> {
  const { text } = await PostalMime.parse(raw.replace(/\r?\n/g, '\r\n'));
  return text ?? written;
}
