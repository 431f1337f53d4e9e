import { expect } from 'chai';
import { buildInvitation } from '../invitations/factory.ts';
import { buildQuote } from '../quotes/factory.ts';
import { buildUser } from '../users/factory.ts';
import { loadContract, operations } from '../core/contract/document.ts';
import { testDb } from './base/db.ts';
import { anonymous, as } from './client.ts';
import { buildTenant, type Tenant } from './tenant.ts';

const reads = operations(loadContract()).filter(({ method }) => method === 'get');

/** What follows the path where the operation needs it. */
const QUERIES: Record<string, (tenant: Tenant) => string> = {
  confirmUser: ({ people }) => `?email=${people.admin.email}`,
  getUserDetails: ({ people }) => `?email=${people.admin.email}`,
  findCarriers: () => '?carrierName=Prueba',
  downloadRateConfirmation: () => '?format=html',
  listDocumentStatuses: ({ carrier }) => `?carrierId=${carrier.id}`,
};

describe('A GET', function () {
  this.timeout(120_000);

  it('changes nothing, whoever sends it: opening what had ended made it answered', async () => {
    const tenant = await buildTenant();
    const staff = await buildUser({ type: 'internal', role: 'root' });
    const { id: quoteId } = await buildQuote({ companyId: tenant.company.id, status: 'dismissed' });
    const carrierId = tenant.carrier.id;
    const ended = await buildInvitation({ quoteId, carrierId, status: 'dismissed' });
    const people = [staff, ...Object.values(tenant.people)];
    for (const person of people) await as(person).get('/api/session');
    const before = await contents();
    for (const { path, operation } of reads) {
      const url = `/api${filled(path, tenant)}${QUERIES[operation.operationId]?.(tenant) ?? ''}`;
      await anonymous.get(url);
      for (const person of people) await as(person).get(url);
    }
    await as(tenant.people.carrier).get(`/api/invitations/${ended.id}`);
    expect(await contents()).to.deep.equal(before);
  });
});

function filled(path: string, { records, parts }: Tenant): string {
  const kind = path.split('/')[1]!;
  const blanks = { country: 'MX', code: '64000', id: records[kind] ?? records.quotes, ...parts };
  return path.replace(/\{(\w+)\}/g, (_, name: keyof typeof blanks) => String(blanks[name]));
}

/** Every row of the product's tables, as a sum of each: sign-ins, rate limits and jobs are no part of it. */
async function contents(): Promise<Record<string, string>> {
  const db = await testDb();
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename !~ '^(oidc_|rate_limits|secrets|knex_)' order by tablename`,
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
