import { expect } from 'chai';
import { buildUser } from '../../platform/users/test/factory.ts';
import { testDb } from '../base/db.ts';
import { as } from '../client.ts';
import { trial } from '../trials.ts';

const CONNECTIONS = 10;

describe('Calls while every connection to Postgres is taken', () => {
  trial('are answered 503 with Retry-After, and then as before', { many: 10 }, async (count) => {
    const db = await testDb();
    const client = as(await buildUser());
    expect((await client.get('/api/locations')).status).to.equal(200);
    for (let round = 0; round < count; round += 1) {
      const holders = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => db.transaction()),
      );
      const calls = Array.from({ length: 40 }, () => client.get('/api/locations'));
      const answers = await Promise.all(calls);
      await Promise.all(holders.map((holder) => holder.rollback()));
      expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([503]));
      for (const { headers } of answers) expect(headers.get('retry-after')).to.equal('1');
      expect((await client.get('/api/locations')).status).to.equal(200);
    }
  });
});
