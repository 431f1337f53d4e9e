import { expect } from 'chai';
import { buildCompany, buildOperator } from '../../network/companies/test/factory.ts';
import { loadContract, operations, resolve, type Operation } from '../../core/contract/document.ts';
import { readOnlyNames } from '../../core/contract/replacements.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { ROLES, TYPES } from '../../platform/users/roles.ts';
import type { User } from '../../platform/users/User.ts';
import { as } from '../client.ts';
import { withFirstValues } from '../permissions/firstValues.ts';
import { testServer } from '../server.ts';
import { buildTenant, type Tenant } from '../tenants/tenant.ts';

type Schema = { type?: string; $ref?: string };
type Session = { user: Schemas['User']; permissions: Record<string, string[]> };

const contract = loadContract();
const changing = operations(contract).filter(({ method }) => method !== 'get');

/** Bulk calls validate each record separately, and file uploads have no fields; their modules' tests cover both. */
function takesFields({ operation }: (typeof changing)[number]) {
  const { schema } = operation.requestBody?.content['application/json'] ?? {};
  return schema && resolve<Schema>(contract as never, schema as Schema).type !== 'array';
}

function isPublic({ security }: Operation) {
  return security?.length === 0;
}

/** Fields that only the product writes, under every name it might accept. */
const OWNED_BY_US = {
  id: null,
  version: 9,
  createdAt: null,
  updatedAt: null,
  archivedAt: null,
  can: ['update'],
  identitySub: 'x',
  identity_sub: 'x',
  user_role_id: 1,
  number: 1,
  reference: 'X-1',
  createdBy: null,
  parentId: null,
  exchangeRate: '1',
  deliveredAt: null,
  sentAt: null,
  network: 'internal',
  purchaseCost: '1',
  quoteCount: 0,
  shipmentCount: 0,
  rank: 1,
};

/** Fields with such a name that callers do write: the number of a bank transfer. */
const OWN_FIELDS: Record<string, string[]> = {
  paySettlement: ['reference'],
  bulkSettlements: ['reference'],
};

/** The path with an id for each parameter, or the first of its values where the contract names them. */
function filled(path: string, id: string): string {
  return withFirstValues(path).replace(/\{\w+\}/g, id);
}

describe('The caller', function () {
  this.timeout(60_000);
  let tenant: Tenant;
  let root: User;

  before(async () => {
    tenant = await buildTenant();
    root = await buildUser({ type: 'internal', role: 'root' });
  });

  describe('with fields that callers may not write', () => {
    for (const { path, method, operation } of changing.filter(takesFields)) {
      it(`is refused by ${method.toUpperCase()} ${path}, which names each of them`, async () => {
        const client = as(tenant.people.admin);
        const id = crypto.randomUUID();
        const at = `/api${filled(path, id)}`;
        const headers = { origin: (await testServer()).env.publicUrl };
        const ignored = readOnlyNames(operation);
        const named = [...ignored, ...(OWN_FIELDS[operation.operationId] ?? [])];
        const refused = Object.keys(OWNED_BY_US).filter((name) => !named.includes(name));
        const sent = ignored.includes('id') ? { ...OWNED_BY_US, id } : OWNED_BY_US;
        const { status, body } = await client[method as 'post' | 'patch' | 'put']<
          Schemas['Problem']
        >(at, sent, { headers });
        expect(status).to.equal(422);
        expect(body.errors).to.include.keys(refused);
        if (!operation['x-fields-in-query']) return;
        const inQuery = `${at}?identitySub=x&version=9&number=1`;
        const asked = await client[method as 'post' | 'patch' | 'put']<Schemas['Problem']>(inQuery);
        expect(asked.status).to.equal(422);
        const namedInQuery = ['identitySub', 'version', 'number'].filter(
          (name) => !ignored.includes(name),
        );
        expect(asked.body.errors).to.include.keys(namedInQuery);
      });
    }
  });

  it('with read-only access is refused every change, whatever the role', async () => {
    const operator = await buildOperator();
    const readers = [
      await buildUser({
        type: 'internal',
        role: 'root',
        companyId: operator.id,
        accessType: 'read_only',
      }),
      await buildUser({ accessType: 'read_only' }),
      await buildUser({ type: 'carrier', accessType: 'read_only' }),
    ];
    for (const reader of readers) {
      for (const { path, method } of changing.filter(({ operation }) => !isPublic(operation))) {
        const at = `/api${filled(path, crypto.randomUUID())}`;
        const client = as(reader);
        const { status, body } = await client[method as 'post']<Schemas['Problem']>(at, undefined);
        expect({ status, code: body.code }, `${method} ${path}`).to.deep.equal({
          status: 403,
          code: 'READ_ONLY',
        });
      }
      const { permissions } = (await as(reader).get<Session>('/api/session')).body;
      const may = new Set(Object.values(permissions).flat());
      expect([...may]).to.have.members(
        [...may].filter((name) => ['list', 'show', 'changes', 'export'].includes(name)),
      );
    }
  });

  it('who was archived is refused, although the token is valid', async () => {
    const user = await buildUser();
    expect((await as(user).get('/api/session')).status).to.equal(200);
    expect((await as(root).delete(`/api/users/${user.id}`)).status).to.equal(200);
    for (const path of ['/api/session', '/api/quotes', `/api/users/${user.id}`]) {
      const { status, body } = await as(user).get<Schemas['Problem']>(path);
      expect({ status, code: body.code }, path).to.deep.equal({ status: 403, code: 'DEACTIVATED' });
    }
  });

  it('has changed permissions at once, with the old token', async () => {
    const { people, records, carrier } = tenant;
    const user = await buildUser({ companyId: tenant.company.id });
    expect((await as(user).get(`/api/quotes/${records.quotes}`)).status).to.equal(200);
    const becomes = async (change: Partial<Schemas['UserChange']>) =>
      expect((await as(root).patch(`/api/users/${user.id}`, change)).status).to.equal(200);
    await becomes({ userTypeId: TYPES.carrier, companyId: null, carrierId: carrier.id });
    expect((await as(user).get(`/api/quotes/${records.quotes}`)).status).to.equal(403);
    expect((await as(user).get(`/api/users/${people.admin.id}`)).status).to.equal(404);
    expect((await as(user).get(`/api/invitations/${records.invitations}`)).status).to.equal(200);
    const other = await buildCompany();
    await becomes({ userTypeId: TYPES.broker, companyId: other.id, carrierId: null });
    expect((await as(user).get(`/api/quotes/${records.quotes}`)).status).to.equal(404);
    await becomes({ userRoleId: ROLES.member });
    expect((await as(user).get('/api/users')).status).to.equal(403);
  });

  it('is identified by the token, whatever the request contains', async () => {
    const { admin, agent } = tenant.people;
    const headers = {
      'x-user-id': root.id,
      'x-user': root.email,
      'x-forwarded-user': root.email,
      'x-remote-user': root.email,
      'x-role': 'root',
      cookie: `user=${root.id}; role=root`,
    };
    const { body } = await as(agent).get<Session>('/api/session', { headers });
    expect(body.user.id).to.equal(agent.id);
    for (const query of [
      `userId=${root.id}`,
      `email=${root.email}`,
      'role=root',
      `sub=${root.id}`,
    ]) {
      expect((await as(agent).get(`/api/users?${query}`)).status, query).to.be.oneOf([403, 422]);
      expect((await as(admin).get(`/api/users/${root.id}?${query}`)).status, query).to.be.oneOf([
        404, 422,
      ]);
    }
    for (const path of ['/api/users/confirm', '/api/users/details']) {
      const answer = await as(agent).get(path, { query: { email: root.email } });
      expect(answer.status, path).to.equal(404);
    }
  });
});
