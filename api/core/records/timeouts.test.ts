import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCompany } from '../../companies/factory.ts';
import { buildQuote } from '../../quotes/factory.ts';
import { as, type Client } from '../../testing/client.ts';
import { testDb } from '../../testing/base/db.ts';
import { buildUser } from '../../users/factory.ts';
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

  it('let reads succeed while twelve writers wait for one lock, and end the writers with 503', async () => {
    const holder = await db.transaction();
    await holder('quotes').where({ id: quoteId, companyId }).forUpdate();
    const change = { comment: 'Con cita' };
    const writers = Array.from({ length: 12 }, () =>
      client.patch(`/api/quotes/${quoteId}`, change),
    );
    const reads: [status: number, ms: number][] = [];
    let areWaiting = true;
    const all = Promise.all(writers).finally(() => (areWaiting = false));
    while (areWaiting) {
      const start = performance.now();
      const { status } = await client.get(`/api/quotes/${quoteId}`);
      reads.push([status, performance.now() - start]);
    }
    const answers = await all;
    await holder.rollback();
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([503]));
    for (const { headers } of answers) expect(headers.get('retry-after')).to.equal('1');
    expect(reads.length).to.be.greaterThan(5);
    expect(reads.filter(([status]) => status !== 200)).to.deep.equal([]);
    const times = reads.map(([, ms]) => ms).sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).to.be.lessThan(1500);
    expect((await client.patch(`/api/quotes/${quoteId}`, change)).status).to.equal(200);
  });
});
