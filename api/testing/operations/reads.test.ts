import { expect } from 'chai';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { loadContract } from '../../core/contract/document.ts';
import { testDb } from '../base/db.ts';
import { anonymous, as } from '../client.ts';
import { readRequests } from './readRequests.ts';
import { buildTenant } from '../tenants/tenant.ts';

describe('A GET', function () {
  this.timeout(120_000);

  it('changes nothing, whoever sends it (opening an expired invitation marked it as answered)', async () => {
    const tenant = await buildTenant();
    const staff = await buildUser({ type: 'internal', role: 'root' });
    const { id: quoteId } = await buildQuote({ companyId: tenant.company.id, status: 'dismissed' });
    const carrierId = tenant.carrier.id;
    const ended = await buildInvitation({ quoteId, carrierId, status: 'dismissed' });
    const people = [staff, ...Object.values(tenant.people)];
    for (const person of people) await as(person).get('/api/session');
    const before = await contents();
    for (const { path } of readRequests(loadContract(), tenant)) {
      await anonymous.get(path);
      for (const person of people) await as(person).get(path);
    }
    await as(tenant.people.carrier).get(`/api/invitations/${ended.id}`);
    expect(await contents()).to.deep.equal(before);
  });
});

/**
 * A checksum of the rows of each table, except sign-ins, rate limits, jobs, the logs of downloads, the feed of changes, whose
 * rows get their numbers when they are read, and the marks of open records, which pages that other tests left open renew
 * every few seconds.
 */
async function contents(): Promise<Record<string, string>> {
  const db = await testDb();
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename !~ '^(oidc_|rate_limits|secrets|security_events|document_openings|presences|feed_|knex_)' order by tablename`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await db.raw(
      'select coalesce(sum(hashtext(t::text)::bigint), 0) as sum from ?? t',
      [name],
    );
    sums[name] = found.rows[0].sum;
  }
  return sums;
}
