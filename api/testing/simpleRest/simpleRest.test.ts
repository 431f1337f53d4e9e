import { expect } from 'chai';
import simpleRest from 'ra-data-simple-rest';
import { fetchUtils, type DataProvider, type HttpError, type RaRecord } from 'react-admin';
import {
  loadContract,
  resolve,
  type Operation,
  type Parameter,
} from '../../core/contract/document.ts';
import { accessToken, as } from '../client.ts';
import type { Person, Scene } from '../permissions/types.ts';
import { buildWorld, type BuiltWorld } from '../permissions/world.ts';
import { testServer } from '../server.ts';
import { buildTenant, type Tenant } from '../tenants/tenant.ts';
import { entities, type Entity } from './entities.ts';

describe('An unmodified simple-rest client of react-admin', function () {
  this.timeout(60_000);
  let tenant: Tenant;
  let world: BuiltWorld;
  let broker: DataProvider;
  let root: DataProvider;

  before(async () => {
    world = await buildWorld();
    tenant = await buildTenant();
    broker = await clientOf(tenant.people.admin.email);
    root = await clientOf(worldsRoot().user.email);
  });

  for (const entity of entities()) {
    const { resource, list, one } = entity;
    const rest = () => (entity.isAndens ? root : broker);

    it(`reads ${resource}`, async () => {
      const id = await idOf(entity);
      const page = await pageOf(rest(), resource, list);
      expect(page.total).to.be.greaterThan(0);
      const ids = page.data.slice(0, 3).map((record) => record.id);
      const several = await rest().getMany(resource, { ids });
      expect(several.data.map((record) => record.id)).to.have.members(ids);
      if (one.get) expect((await rest().getOne(resource, { id })).data.id).to.equal(id);
    });

    const target = ownersOf(list)[0];
    if (target && one.get)
      it(`reads ${resource} by ${target}`, async () => {
        const id = await idOf(entity);
        const { data: record } = await rest().getOne(resource, { id });
        const { data } = await rest().getManyReference(resource, {
          ...PAGE,
          sort: { field: list['x-sort']![0]!, order: 'DESC' },
          filter: {},
          target,
          id: record[target] ?? tenant.company.id,
        });
        if (record[target]) expect(data.map((each) => each.id)).to.include(id);
      });

    if (one.put?.requestBody)
      it(`changes ${resource}, sending each record whole as it was read`, async () => {
        const id = await idOf(entity);
        const change = entity.change!(scene(entity));
        const { data: read } = await rest().getOne(resource, { id });
        const save = (data: object) => rest().update(resource, { id, data, previousData: read });
        const { data: changed } = await save({ ...read, ...change });
        expect(changed).to.deep.include(change);
        expect(without(change, changed)).to.deep.equal(without(change, read));
        expect(await statusOf(save({ ...read, ...change }))).to.equal(412);
        expect(await statusOf(save({ ...changed, color: 'rojo' }))).to.equal(422);
        expect(await statusOf(save({ ...changed, id: crypto.randomUUID() }))).to.equal(422);
        expect((await save(changed)).data.id).to.equal(id);
        const many = await rest().updateMany(resource, { ids: [id], data: change });
        expect(many.data).to.deep.equal([id]);
      });

    if (one.patch && !one.put)
      it(`is not offered a PUT for ${resource}, which change by PATCH only`, async () => {
        const id = await idOf(entity);
        expect(
          await statusOf(rest().update(resource, { id, data: { id }, previousData: { id } })),
        ).to.equal(405);
      });

    if (one.delete)
      it(`deletes ${resource}`, async () => {
        const [first, ...others] = await Promise.all(
          [1, 2, 3].map(
            async () =>
              (await rest().create(resource, { data: entity.input!(scene(entity)) })).data,
          ),
        );
        const { id } = first!;
        expect((await rest().delete(resource, { id, previousData: first })).data.id).to.equal(id);
        const ids = others.map((record) => record.id);
        expect((await rest().deleteMany(resource, { ids })).data).to.deep.equal(ids);
      });
  }

  /** The id of a new record where the contract has a POST, else of one that the tests insert. */
  async function idOf(entity: Entity): Promise<string> {
    const { resource, input, isAndens, build } = entity;
    const client = isAndens ? root : broker;
    if (input) return (await client.create(resource, { data: input(scene(entity)) })).data.id;
    return isAndens ? (await build(world, worldsRoot())).id : tenant.records[resource]!;
  }

  /** The facts that the bodies of the permission tests depend on: the caller and the world. */
  function scene({ isAndens }: Entity): Scene {
    const user = tenant.people.admin;
    const brokersAdmin: Person = { name: 'broker', column: 'brokerAdmin', readsOnly: false, user };
    const person = isAndens ? worldsRoot() : brokersAdmin;
    const own = isAndens ? world : { ...world, carrier: tenant.carrier };
    return { client: as(person.user), world: own, person, target: tenant.company };
  }

  function worldsRoot() {
    return world.people.find(({ column, readsOnly }) => column === 'root' && !readsOnly)!;
  }
});

const PAGE = { pagination: { page: 1, perPage: 100 } };

function pageOf(rest: DataProvider, resource: string, operation: Operation) {
  const sort = { field: operation['x-sort']![0]!, order: 'ASC' } as const;
  return rest.getList(resource, { ...PAGE, sort, filter: {} });
}

async function clientOf(email: string): Promise<DataProvider> {
  const { url } = await testServer();
  const token = `Bearer ${await accessToken(email)}`;
  return simpleRest(`${url}/api`, (address, options = {}) =>
    fetchUtils
      .fetchJson(address, { ...options, user: { authenticated: true, token } })
      .catch(({ status, body }: HttpError) => {
        const message = `${options.method ?? 'GET'} ${address} ${JSON.stringify(body)}`;
        throw Object.assign(new Error(message), { status });
      }),
  );
}

/** The filters of a list that name another record. */
function ownersOf({ parameters = [] }: Operation): string[] {
  return parameters
    .map((one) => resolve<Parameter>(loadContract(), one))
    .filter(
      ({ name, schema }) =>
        (schema as { format?: string }).format === 'uuid' && name !== 'importId',
    )
    .map(({ name }) => name);
}

/** The fields that a change leaves as they were. */
function without(change: object, record: RaRecord): object {
  const changed = [...Object.keys(change), 'version', 'updatedAt', 'can', 'warnings'];
  return Object.fromEntries(Object.entries(record).filter(([name]) => !changed.includes(name)));
}

async function statusOf(answer: Promise<unknown>): Promise<number> {
  return answer.then(
    () => 200,
    (error: HttpError) => error.status,
  );
}
