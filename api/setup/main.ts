import { connect } from '../../db/connect.ts';
import { runCommand } from '../../db/process/command.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { reachDatabase } from '../../db/reach.ts';
import { migrateLatest } from '../../db/schema.ts';
import { findOperator } from '../network/companies/index.ts';
import { openStorage } from '../core/files/openStorage.ts';
import { readEnv } from '../core/runtime/env.ts';
import { readFact } from '../core/runtime/facts.ts';
import { readGiven, terminal } from './answers.ts';
import { checklist } from './checklist.ts';
import type { Item } from './servers.ts';
import { neededAnswers, setUp } from './setUp.ts';
import type { Knex } from 'knex';

runCommand(main);

/** Prepares an installation for its first day, and prints what it still lacks. */
async function main(lifetime: Lifetime): Promise<void> {
  const env = readEnv();
  const settings = readGiven(process.argv.slice(2), process.env);
  const url = await reachDatabase(env, lifetime, console.log);
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  const asking = terminal();
  const answers = await neededAnswers(db, settings, asking?.ask).finally(() => asking?.close());
  await migrateLatest(db, console.log);
  const doneSteps = await setUp(db, answers);
  console.log(`\n${doneSteps.map((line) => `  ${line}`).join('\n')}`);
  const items = await checklist(env, await openStorage(env), await factsOf(db));
  console.log(`\nFor production:\n\n${items.map(lineOf).join('\n')}\n`);
  console.log(`The root user signs in at ${env.publicUrl}/admin/ with that e-mail address.`);
}

async function factsOf(db: Knex) {
  const operator = await findOperator();
  return {
    isOperatorComplete: Boolean(operator?.rfc && operator.address),
    hasExchangeRate: (await db('exchange_rates').first('id')) !== undefined,
    hasDieselPrice: (await db('diesel_prices').first('id')) !== undefined,
    lastBackup: (await readFact(db, 'last_backup'))?.notedAt,
  };
}

function lineOf({ part, result, problem }: Item): string {
  return `  ${problem ? 'MISSING' : 'ok     '}  ${part.padEnd(16)}  ${problem ?? result}`;
}
