import { expect } from 'chai';
import { buildCarrier } from '../../carriers/test/factory.ts';
import { buildCompany } from '../../companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildDriver } from './factory.ts';

type Answered = Schemas['Operator'] & Pick<Schemas['Problem'], 'errors'>;

describe('Operators', () => {
  let carrierId: string, carrier: User;

  beforeEach(async () => {
    ({ id: carrierId } = await buildCarrier());
    carrier = await buildUser({ type: 'carrier', carrierId });
  });

  const create = (user: User, body: object = {}) =>
    as(user).post<Answered>('/api/operators', { name: ' Ana Ríos ', ...body });

  it("are the caller's carrier's own, with RFC, license and phone as they are stored", async () => {
    const licence = { licenceNumber: 'lfd-01 22', licenceType: 'federal_e' };
    const { status, body } = await create(carrier, {
      ...licence,
      rfc: 'gode-561231 gr8',
      phone: '5218112345678',
    });
    expect(status).to.equal(201);
    expect(body).to.include({ carrierId, name: 'Ana Ríos', rfc: 'GODE561231GR8' });
    expect(body).to.include({ licenceNumber: 'LFD0122', phone: '528112345678' });
  });

  it('refuse a wrong RFC, an unknown type of license and a blank name, by field', async () => {
    for (const wrong of [{ rfc: 'GODE561331GR8' }, { licenceType: 'z' }, { name: '  ' }])
      expect(Object.keys((await create(carrier, wrong)).body.errors!)).to.eql(Object.keys(wrong));
  });

  it('belong to no carrier but the own one, and to one of the network for a broker', async () => {
    const { id: companyId } = await buildCompany();
    const broker = await buildUser({ companyId });
    const { id: ownId } = await buildCarrier({ companyId });
    expect((await create(broker, { carrierId: ownId })).status).to.equal(201);
    expect((await create(broker, { carrierId })).status, "of Andén's network").to.equal(403);
    expect((await create(carrier, { carrierId: ownId })).body.errors).to.have.keys('carrierId');
  });

  it('are changed at the version that was read, found by name, and archived', async () => {
    const { id, version } = await buildDriver({ carrierId, name: 'Héctor Único' });
    const path = `/api/operators/${id}`;
    const change = (ifMatch: number) =>
      as(carrier).patch(path, { phone: null }, { headers: { 'if-match': `"${ifMatch}"` } });
    expect((await change(version)).status).to.equal(200);
    expect((await change(version)).status).to.equal(412);
    const found = async () =>
      (await as(carrier).get<Answered[]>('/api/operators?q=hector unico')).body.length;
    expect(await found()).to.equal(1);
    expect((await as(carrier).delete(path)).status).to.equal(200);
    expect(await found()).to.equal(0);
  });
});
