import { expect } from 'chai';
import { buildCarrier } from '../../carriers/test/factory.ts';
import { buildCompany } from '../../companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildVehicle } from './factory.ts';

type Answered = Schemas['Vehicle'] & Pick<Schemas['Problem'], 'errors'>;

describe('Vehicles', () => {
  let carrierId: string, carrier: User;

  beforeEach(async () => {
    ({ id: carrierId } = await buildCarrier());
    carrier = await buildUser({ type: 'carrier', carrierId });
  });

  const create = (user: User, body: object = {}) =>
    as(user).post<Answered>('/api/vehicles', {
      name: 'T-12',
      kind: 'unit',
      plates: ' 12-ab 3c ',
      ...body,
    });

  it("are the caller's carrier's own, with plates in capitals without spaces and hyphens", async () => {
    const { status, body } = await create(carrier, { insuranceEndsOn: '2031-05-01' });
    expect(status).to.equal(201);
    expect(body).to.include({ carrierId, plates: '12AB3C', insuranceEndsOn: '2031-05-01' });
  });

  it('refuse plates that cannot be, and those that the carrier has already', async () => {
    for (const plates of ['12/AB', 'ÑANDÚ12', '- - - -', 'A B C'])
      expect(Object.keys((await create(carrier, { plates })).body.errors!)).to.eql(['plates']);
    await create(carrier);
    const again = await create(carrier, { plates: '12AB3C' });
    expect([again.status, Object.keys(again.body.errors!)]).to.eql([409, ['plates']]);
    const { id: otherId } = await buildCarrier();
    const other = await buildUser({ type: 'carrier', carrierId: otherId });
    expect((await create(other)).status, 'of another carrier').to.equal(201);
  });

  it('may have the plates of an archived one', async () => {
    const { id } = (await create(carrier)).body;
    expect((await as(carrier).delete(`/api/vehicles/${id}`)).status).to.equal(200);
    expect((await create(carrier)).status).to.equal(201);
  });

  it('belong to no carrier but the own one, and to one of the network for a broker', async () => {
    const { id: companyId } = await buildCompany();
    const broker = await buildUser({ companyId });
    expect((await create(broker)).body.errors).to.have.keys('carrierId');
    const { id: ownId } = await buildCarrier({ companyId });
    expect((await create(broker, { carrierId: ownId })).status).to.equal(201);
    expect((await create(broker, { carrierId })).status, "of Andén's network").to.equal(403);
    expect((await create(carrier, { carrierId: ownId })).body.errors).to.have.keys('carrierId');
  });

  it('are found by their number and plates', async () => {
    const { id } = await buildVehicle({ carrierId, name: 'Azul', plates: 'ZX9981' });
    await buildVehicle({ carrierId });
    for (const q of ['azul', 'zx99'])
      expect(
        (await as(carrier).get<Answered[]>(`/api/vehicles?q=${q}`)).body.map((one) => one.id),
      ).to.eql([id]);
  });
});
