import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCompany } from '../../network/companies/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { as, type Client } from '../../testing/client.ts';
import { testDb } from '../../testing/base/db.ts';
import { trial } from '../../testing/trials.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { allowTime } from '../../../db/timeouts.ts';

describe('Timeouts of the database', function () {
  this.timeout(60_000);
  let db: Knex;
  let client: Client;
  let companyId: string;
  let quoteId: string;

  before(async () => {
    db = await testDb();
    companyId = (await buildCompany()).id;
    client = as(await buildUser({ companyId }));
    quoteId = (await buildQuote({ companyId })).id;
  });

  it('are set on the database role, and can be raised for one transaction', async () => {
    const read = async (trx: Knex) => {
      const { rows } = await trx.raw(`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock`);
      return rows[0];
    };
    expect(await read(db)).to.deep.equal({ statement: '15s', lock: '3s' });
    const raised = await db.transaction(async (trx) => {
      await allowTime(trx);
      return read(trx);
    });
    expect(raised).to.deep.equal({ statement: '10min', lock: '30s' });
    expect(await read(db)).to.deep.equal({ statement: '15s', lock: '3s' });
  });

  it('end the transaction of a killed process within a second, where the server can tell', async () => {
    const { rows } = await db.raw(
      `select current_setting('client_connection_check_interval') as interval`,
    );
    expect(rows[0].interval).to.equal('1s');
  });

  trial(
    'let reads succeed while twelve writers wait for one lock, and end the writers with 503',
    { many: 10 },
    async (count) => {
      for (let round = 0; round < count; round += 1) await blockWriters();
    },
  );

  async function blockWriters() {
    const path = `/api/quotes/${quoteId}`;
    const change = { comment: 'Con cita' };
    const holder = await db.transaction();
    await holder('quotes').where({ id: quoteId, companyId }).forUpdate();
    const ended: string[] = [];
    const writers = Array.from({ length: 12 }, async () => {
      const answer = await client.patch(path, change);
      ended.push('write');
      return answer;
    });
    while ((await waitingForLocks()) < 7 && ended.length === 0) await pause(5);
    for (let read = 0; read < 5; read += 1) {
      expect((await client.get(path)).status).to.equal(200);
      ended.push('read');
    }
    const answers = await Promise.all(writers);
    await holder.rollback();
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([503]));
    for (const { headers } of answers) expect(headers.get('retry-after')).to.equal('1');
    expect(ended.indexOf('read')).to.be.lessThan(ended.lastIndexOf('write'));
    expect((await client.patch(path, change)).status).to.equal(200);
  }

  /** The number of sessions of this database that wait for a lock; seven writing calls run at a time. */
  async function waitingForLocks(): Promise<number> {
    const { rows } = await db.raw(`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0].count;
  }
});
