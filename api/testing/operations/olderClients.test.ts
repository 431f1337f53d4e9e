import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Contract } from '../../core/contract/document.ts';
import { RELEASES } from '../../../db/release.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { writeBaseCatalogs } from '../../../db/baseCatalogs.ts';
import { buildDieselPrice } from '../../catalogs/dieselPrices/test/factory.ts';
import { buildExchangeRate } from '../../quoting/quotes/test/factory.ts';
import { buildInquiry } from '../../site/inquiries/test/factory.ts';
import { testDb } from '../base/db.ts';
import { anonymous, as, type Client } from '../client.ts';
import { readRequests } from './readRequests.ts';
import { responseCheck } from './responses.ts';
import { buildTenant } from '../tenants/tenant.ts';

const contracts = readdirSync(RELEASES).filter((name) => name.endsWith('.openapi.json'));

/**
 * During a rolling restart, pages and programs of the previous release call processes of the new one. The database is the
 * new one in both cases: `db/upgrade/upgrade.test.ts` refuses migrations that the previous release would notice.
 */
describe('Clients of an earlier release', function () {
  this.timeout(120_000);

  for (const name of contracts)
    it(`read everything that ${name} promises`, async () => {
      const contract = JSON.parse(readFileSync(join(RELEASES, name), 'utf8')) as Contract & Json;
      const check = responseCheck(open(contract));
      const tenant = await buildTenant();
      const staff = await buildUser({ type: 'internal', role: 'root' });
      const people = [staff, tenant.people.admin, tenant.people.carrier, tenant.people.shipper];
      await buildCatalogs();
      const clients = [...people.map(as), anonymous];
      const unanswered = [];
      for (const { id, path } of readRequests(contract, tenant)) {
        const asked = await withKnownId(path, clients[0]!);
        const statuses = [];
        for (const client of clients) {
          const { status, headers, body } = await client.get(asked);
          check({ method: 'GET', path: asked, status, headers, body });
          statuses.push(status);
        }
        if (!statuses.includes(200)) unanswered.push(id);
      }
      expect(unanswered.filter((id) => !NEED_MORE.includes(id))).to.deep.equal([]);
    });

  it('are checked: an answer without a promised field, or of another type, is found', () => {
    const check = responseCheck(open(small({ required: ['id'], additionalProperties: false })));
    const answer = (body: object) =>
      check({ method: 'GET', path: '/api/x', status: 200, headers: JSON_TYPE, body });
    answer({ id: 'a', more: 1 });
    expect(() => answer({ more: 1 })).to.throw(/required property 'id'/);
    expect(() => answer({ id: 1 })).to.throw(/must be string/);
  });
});

/** Operations that answer 200 only with more records or parameters than a tenant has; their refusals are checked here. */
const NEED_MORE = [
  ...['downloadDocument', 'getLaneMemory', 'getLink', 'getPacketCover'],
  ...['getOpenedPacket', 'getOpenedPacketCover', 'getOpenedPacketFile'],
  ...['readQuotesFeed', 'readShipmentsFeed', 'getTracking', 'downloadTrackingFile'],
  'getBorderByLink',
  ...['getSettlement', 'downloadAccessorialFile', 'downloadCartaPorte'],
];

/** One record of each catalog and list that belongs to no tenant. */
async function buildCatalogs(): Promise<void> {
  await writeBaseCatalogs(await testDb());
  await buildDieselPrice();
  await buildExchangeRate();
  await buildInquiry();
}

/** The path with the id of a record of its list, where the list belongs to no tenant. */
async function withKnownId(path: string, staff: Client): Promise<string> {
  const [, list, id, rest] = PUBLIC_RECORD.exec(path) ?? [];
  if (!id) return path;
  const { body } = await staff.get<{ id: string }[]>(`${list}?limit=1`);
  return `${list}/${body[0]!.id}${rest}`;
}

const PUBLIC_RECORD =
  /^(\/api\/(?:catalogs\/\w+|diesel_prices|exchange_rates|inquiries))\/([\w-]{36})(.*)$/;

/** The contract with answers that may have more fields, which clients ignore. */
function open<T extends object>(contract: T): T {
  const isClosing = (key: string, value: unknown) =>
    ['additionalProperties', 'unevaluatedProperties'].includes(key) && value === false;
  return JSON.parse(
    JSON.stringify(contract, (key, value) => (isClosing(key, value) ? undefined : value)),
  );
}

type Json = Record<string, unknown>;

const JSON_TYPE = new Headers({ 'content-type': 'application/json' });

function small(rules: object) {
  const schema = { type: 'object', properties: { id: { type: 'string' } }, ...rules };
  const content = { 'application/json': { schema } };
  return {
    openapi: '3.1.0',
    servers: [{ url: '/api' }],
    paths: { '/x': { get: { responses: { 200: { content } } } } },
  };
}
