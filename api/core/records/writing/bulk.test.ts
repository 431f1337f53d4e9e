import { expect } from 'chai';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import {
  buildCompany,
  buildCustomer,
  buildOperator,
} from '../../../network/companies/test/factory.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { actAs } from '../../auth/acting.ts';
import { bulk } from './bulk.ts';
import { Refusal } from '../../errors/errors.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { Schemas } from '../../contract/types.ts';

type Result = Schemas['BulkResult'];
type Problem = Schemas['Problem'];

const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('POST /{resource}/bulk', () => {
  let companyId: string;
  let admin: Client;
  let root: Client;

  before(async function () {
    this.timeout(30_000);
    companyId = (await buildCompany()).id;
    admin = as(await buildUser({ companyId }));
    root = as(await buildUser({ type: 'internal', role: 'root' }));
  });

  async function results(client: Client, resource: string, body: object) {
    const answer = await client.post<Result>(`/api/${resource}/bulk`, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    return answer.body.results;
  }

  it('needs a token', async () => {
    const body = { ids: [NOWHERE], action: 'archive' };
    expect((await anonymous.post('/api/carriers/bulk', body)).status).to.equal(401);
  });

  it('is refused as a whole to users who may not archive any record', async () => {
    const body = { ids: [NOWHERE], action: 'archive' };
    const member = as(await buildUser({ role: 'member', companyId }));
    const reader = as(await buildUser({ companyId, accessType: 'read_only' }));
    expect((await member.post('/api/carriers/bulk', body)).status).to.equal(403);
    const { status, body: problem } = await reader.post<Problem>('/api/carriers/bulk', body);
    expect([status, problem.code]).to.deep.equal([403, 'READ_ONLY']);
  });

  for (const [what, body, field] of [
    ['no id', { ids: [], action: 'archive' }, 'ids'],
    ['an id twice', { ids: [NOWHERE, NOWHERE], action: 'archive' }, 'ids'],
    ['more than 500 ids', { ids: Array.from({ length: 501 }, idOf), action: 'archive' }, 'ids'],
    ['another action', { ids: [NOWHERE], action: 'erase' }, 'action'],
    ['an update without changes', { ids: [NOWHERE], action: 'update' }, 'changes'],
    [
      'a change of anything else',
      { ids: [NOWHERE], action: 'update', changes: { companyId: NOWHERE } },
      'changes.companyId',
    ],
  ] as const) {
    it(`refuses ${what} and names ${field}`, async () => {
      const { status, body: problem } = await admin.post<Problem>('/api/carriers/bulk', body);
      expect(status).to.equal(422);
      expect(problem.errors).to.have.property(field);
    });
  }

  it('archives each record separately, and names those it could not archive and why', async () => {
    const own = await buildCarrier({ companyId });
    const last = await buildCarrier({ companyId });
    const internal = await buildCarrier();
    const external = await buildCarrier({ companyId: (await buildCompany()).id });
    const ids = [own.id, internal.id, external.id, NOWHERE, last.id];
    const found = await results(admin, 'carriers', { ids, action: 'archive' });
    expect(found.map(({ id }) => id)).to.deep.equal(ids);
    expect(found.map(({ status, code }) => [status, code])).to.deep.equal([
      [200, undefined],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [200, undefined],
    ]);
    expect(found[1]!.message).to.equal('Su rol no permite esta acción.');
    const rows = await Carrier.query().findByIds([own.id, internal.id, external.id, last.id]);
    const archived = rows.filter(({ status }) => status === 'archived').map(({ id }) => id);
    expect(archived).to.have.members([own.id, last.id]);
  });

  it('sets the status and confidence of carriers', async () => {
    const carriers = [await buildCarrier({ companyId }), await buildCarrier({ companyId })];
    const changes = { status: 'suspended', confidence: 'low' };
    const ids = carriers.map(({ id }) => id);
    const found = await results(admin, 'carriers', { ids, action: 'update', changes });
    expect(found.map(({ status }) => status)).to.deep.equal([200, 200]);
    const rows = await Carrier.query().findByIds(ids);
    for (const row of rows) expect(row).to.include({ ...changes, version: 2 });
  });

  it('explains a conflict in the language of the caller', async () => {
    const rfc = 'GODE561231GR8';
    await buildCarrier({ companyId, rfc });
    const { id } = await buildCarrier({ companyId, rfc, status: 'archived' });
    const body = { ids: [id], action: 'update', changes: { status: 'active' } };
    const { body: spanish } = await admin.post<Result>('/api/carriers/bulk', body);
    expect(spanish.results[0]!.status).to.be.oneOf([409, 422]);
    expect(spanish.results[0]!.message).to.match(/[a-záéíóú]{4}/);
  });

  it('archives users, companies, locations and catalog entries, each by its own policy', async () => {
    const person = await buildUser({ companyId, role: 'member' });
    const self = await buildUser({ companyId });
    const ids = [self.id, person.id];
    expect(statuses(await results(as(self), 'users', { ids, action: 'archive' }))).to.deep.equal([
      403, 200,
    ]);
    const operator = await buildOperator();
    const customer = await buildCustomer(operator);
    const companies = { ids: [operator.id, customer.id], action: 'archive' };
    expect(statuses(await results(root, 'companies', companies))).to.deep.equal([403, 200]);
    const place = await buildLocation({ companyId });
    const places = { ids: [place.id], action: 'archive' };
    expect(statuses(await results(admin, 'locations', places))).to.deep.equal([200]);
    const type = await buildEquipment();
    const types = { ids: [type.id], action: 'archive' };
    expect(statuses(await results(root, 'catalogs/equipments', types))).to.deep.equal([200]);
    expect((await admin.post('/api/catalogs/equipments/bulk', types)).status).to.equal(403);
  });

  it('stops at the first server error and logs it once', async () => {
    const told: unknown[] = [];
    const tried: string[] = [];
    const cause = new Error('disk full');
    const ids = [1, 2, 3, 4].map((index) => idOf(0, index));
    const act = async (id: string) => {
      tried.push(id);
      if (tried.length === 1) throw new Refusal('FORBIDDEN');
      if (tried.length === 3) throw cause;
    };
    const report = (error: unknown) => void told.push(error);
    const { results } = await actAs(undefined, () => bulk(ids, 'es', act), report);
    expect(statuses(results)).to.deep.equal([403, 200, 500, 500]);
    expect(told).to.deep.equal([cause]);
    expect(tried).to.have.length(3);
  });

  it('is done once with the same Idempotency-Key', async () => {
    const { id } = await buildCarrier({ companyId });
    const body = { ids: [id], action: 'update', changes: { confidence: 'high' } };
    const headers = { 'idempotency-key': `bulk-${id}` };
    await admin.post('/api/carriers/bulk', body, { headers });
    await admin.post('/api/carriers/bulk', body, { headers });
    expect((await Carrier.query().findById(id))!.version).to.equal(2);
  });
});

function statuses(results: Result['results']) {
  return results.map(({ status }) => status);
}

function idOf(_: unknown, index: number) {
  return `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`;
}
