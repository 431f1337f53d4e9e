import type { Knex } from 'knex';
import type { Lifetime } from '../../../db/process/lifetime.ts';
import { companyId } from '../../../db/seeds/directory/companies.ts';
import { connect } from '../../../db/connect.ts';
import { readMessages, readReplies } from '../../quoting/messages/test/examples.ts';
import { type Call, Connection } from '../connection.ts';
import { database } from '../database.ts';
import { startServer } from '../servers.ts';

/** The milliseconds that a call with one text may take. */
const GOAL = 50;

/**
 * Prints how long the product takes to answer a call with each of the test messages and each of the test replies, over HTTP
 * on one connection, after a first turn: the median, the slowest but one in twenty, and the slowest.
 */
export async function messageCalls(lifetime: Lifetime): Promise<void> {
  const url = await database(lifetime, 0);
  const invitationId = await anInvitation(url);
  const { port, authorization } = await lifetime.start(
    () => startServer('product', url),
    ({ stop }) => stop(),
  );
  const connection = new Connection(port, await authorization());
  const reply = `/api/invitations/${invitationId}/read_reply`;
  const kinds = {
    read_message: readMessages('open').map(({ text }) => post('/api/quotes/read_message', text)),
    read_reply: readReplies().map(({ written }) => post(reply, written)),
  };
  for (const [name, calls] of Object.entries(kinds)) {
    await timesOf(connection, calls);
    print(name, await timesOf(connection, calls));
  }
  connection.close();
}

function post(path: string, text: string): Call {
  return { method: 'POST', path, body: { text } };
}

/** An invitation of the demo's first broker that waits for its answer. */
async function anInvitation(url: string): Promise<string> {
  const db: Knex = connect(url);
  const { id } = await db('invitations')
    .where({ companyId: companyId('puente'), status: 'sent' })
    .first('id');
  await db.destroy();
  return id;
}

async function timesOf(connection: Connection, calls: Call[]): Promise<number[]> {
  const times: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    await connection.send(call);
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

function print(name: string, times: number[]): void {
  const at = (part: number) => `${times[Math.ceil(times.length * part) - 1]!.toFixed(1)} ms`;
  console.log(
    `${name}: ${times.length} texts, median ${at(0.5)}, 95 % under ${at(0.95)}, slowest ${at(1)}`,
  );
  console.log(`${times.filter((time) => time > GOAL).length} over ${GOAL} ms`);
}
