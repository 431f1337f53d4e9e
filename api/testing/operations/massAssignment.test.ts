import { expect } from 'chai';
import { Carrier } from '../../network/carriers/Carrier.ts';
import { Company } from '../../network/companies/Company.ts';
import { ROLES, TYPES } from '../../platform/users/roles.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { User } from '../../platform/users/User.ts';
import { as } from '../client.ts';
import { RESOURCES } from '../permissions/collected.ts';
import { buildWorld, type BuiltWorld } from '../permissions/world.ts';

type Fields = Record<string, string | number>;

const OUTSIDERS = [
  'brokerAdmin',
  'brokerMember',
  'shipperAdmin',
  'shipperMember',
  'carrierAdmin',
  'carrierMember',
];

describe('Users outside Andén cannot change', function () {
  this.timeout(60_000);
  let world: BuiltWorld;

  before(async () => {
    world = await buildWorld();
  });

  const outsiders = () =>
    world.people.filter(({ column, readsOnly }) => !readsOnly && OUTSIDERS.includes(column));
  const raises = (): Fields[] => [
    { userRoleId: ROLES.root },
    { userTypeId: TYPES.internal },
    { companyId: world.other.id },
    { carrierId: world.internal.id },
  ];

  const placeOf = (id: string) =>
    User.query()
      .findById(id)
      .select('userTypeId', 'userRoleId', 'companyId', 'carrierId', 'accessType');

  /** Sends the same fields in the body and in the query; both must be refused. */
  async function refused(user: User, method: 'post' | 'patch', path: string, fields: Fields) {
    for (const options of [[fields], [undefined, { query: fields }]] as const) {
      const { status } = await as(user)[method](`/api/${path}`, ...options);
      const what = `${method} ${path} ${JSON.stringify(fields)} as ${user.email}`;
      expect(status, what).to.be.oneOf([403, 422]);
    }
  }

  it('their own role, type, company, carrier or access', async () => {
    for (const { user } of outsiders()) {
      const before = await placeOf(user.id);
      for (const raise of [...raises(), { accessType: 'read_only' }])
        await refused(user, 'patch', `users/${user.id}`, raise);
      expect(await placeOf(user.id)).to.deep.equal(before);
    }
  });

  it("another user's role to root, type, company or carrier", async () => {
    for (const { column, user } of outsiders().filter(({ column }) => column.endsWith('Admin'))) {
      const { companyId, carrierId } = user;
      const type = column.replace('Admin', '') as keyof typeof TYPES;
      const colleague = await buildUser({ type, role: 'member', companyId, carrierId });
      const before = await placeOf(colleague.id);
      for (const raise of raises()) await refused(user, 'patch', `users/${colleague.id}`, raise);
      expect(await placeOf(colleague.id)).to.deep.equal(before);
    }
  });

  it("a new user's role or company beyond their own", async () => {
    for (const { user } of outsiders()) {
      for (const raise of raises()) {
        const email = `${crypto.randomUUID()}@prueba.test`;
        const person = { email, firstName: 'Rocío', lastName: 'Prueba' };
        const own = { userTypeId: user.userTypeId, userRoleId: ROLES.member };
        await refused(user, 'post', 'users', { ...person, ...own, ...raise });
        expect(await User.query().findOne({ email }), email).to.equal(undefined);
      }
    }
  });

  it('the plan, type or owner of a company, new or existing', async () => {
    const customer = await RESOURCES.companies!.records.customer!(world, world.people[0]!);
    const tenant = { ownerCompanyId: world.other.id };
    for (const { user } of outsiders()) {
      for (const raise of [{ plan: 'premium' }, { type: 'broker' }, tenant] as Fields[]) {
        const name = `Nueva ${crypto.randomUUID()}`;
        await refused(user, 'post', 'companies', { name, ...raise });
        expect(await Company.query().findOne({ name }), name).to.equal(undefined);
      }
    }
    const broker = world.people.find(({ column }) => column === 'brokerAdmin')!.user;
    for (const raise of [{ plan: 'premium' }, { type: 'internal' }, tenant] as Fields[])
      await refused(broker, 'patch', `companies/${customer.id}`, raise);
    await refused(broker, 'patch', `companies/${world.broker.id}`, { plan: 'free' });
    expect(await Company.query().findById(customer.id)).to.include({
      plan: 'free',
      type: 'shipper',
    });
    expect(await Company.query().findById(world.broker.id)).to.include({ plan: 'premium' });
  });

  it('the network of a carrier, or its own confidence and credit', async () => {
    const { id } = world.carrier;
    const before = await Carrier.query().findById(id);
    for (const { column, user } of outsiders()) {
      const carrierName = `Nuevo ${crypto.randomUUID()}`;
      await refused(user, 'post', 'carriers', { carrierName, companyId: world.other.id });
      expect(await Carrier.query().findOne({ carrierName })).to.equal(undefined);
      await refused(user, 'patch', `carriers/${id}`, { companyId: world.other.id });
      if (!column.startsWith('carrier')) continue;
      await refused(user, 'patch', `carriers/${id}`, { confidence: 'very_high' });
      await refused(user, 'patch', `carriers/${id}`, { status: 'suspended' });
    }
    expect(await Carrier.query().findById(id)).to.deep.equal(before);
  });
});
