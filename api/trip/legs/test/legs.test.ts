import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildDriver } from '../../../network/operators/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildVehicle } from '../../../network/vehicles/test/factory.ts';

type Leg = Schemas['Leg'];
type Answered = Leg & Pick<Schemas['Problem'], 'code' | 'errors'>;

describe('The legs of a load', () => {
  let companyId: string, carrierId: string, load: Shipment, carrier: User, broker: User;

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    ({ id: carrierId } = await buildCarrier({ companyId }));
    load = await buildShipment({ companyId, carrierId, status: 'assigned' });
    carrier = await buildUser({ type: 'carrier', carrierId });
    broker = await buildUser({ companyId });
  });

  const path = (rest = '', { id } = load) => `/api/shipments/${id}/legs${rest}`;
  const legs = async (user = carrier, of = load) => (await as(user).get<Leg[]>(path('', of))).body;
  const fill = (kind: string, body: object, user = carrier) =>
    as(user).patch<Answered>(path(`/${kind}`), body);

  it('are three across the border in the order of the trip, and one otherwise', async () => {
    expect((await legs()).map(({ kind }) => kind)).to.eql(['mexican', 'transfer', 'us']);
    const { origin: destination, destination: origin } = load;
    const south = { companyId, carrierId, status: 'assigned' as const, origin, destination };
    const [first] = await legs(carrier, await buildShipment(south));
    expect(first!.kind).to.equal('us');
    const inMexico = await buildShipment({ ...south, movement: 'mexico' });
    expect((await legs(carrier, inMexico)).map(({ kind }) => kind)).to.eql(['domestic']);
  });

  it('take kept vehicles and drivers, show them, and say what is missing', async () => {
    const unit = await buildVehicle({ carrierId, insuranceEndsOn: '2020-01-01' });
    const trailer = await buildVehicle({ carrierId, kind: 'trailer' });
    const driver = await buildDriver({ carrierId });
    expect((await legs())[0]!.missing).to.eql(['operator', 'unit', 'trailer', 'seal']);
    const chosen = { unitId: unit.id, trailerId: trailer.id, operatorId: driver.id };
    const { body } = await fill('mexican', { ...chosen, seal: 'mx 447-1982' });
    expect(body.unit).to.include({ plates: unit.plates });
    expect(body.operator).to.include({ licenceNumber: driver.licenceNumber });
    expect(body).to.deep.include({ seal: 'MX4471982', missing: ['insurance_expired'], version: 1 });
  });

  it('take another carrier with its own truck and driver as data; kept and typed replace each other', async () => {
    const other = {
      carrierName: 'Transfer Díaz',
      scac: 'tdzz',
      caat: '3a7k',
      unitPlates: '12-ab-3c',
    };
    const { body } = await fill('transfer', { ...other, operatorName: 'Raúl Díaz' }, broker);
    expect(body).to.include({ scac: 'TDZZ', caat: '3A7K', unitPlates: '12AB3C' });
    const unit = await buildVehicle({ carrierId });
    const { body: kept } = await fill('transfer', { unitId: unit.id });
    expect(kept).to.include({ unitId: unit.id, unitPlates: null, operatorName: 'Raúl Díaz' });
  });

  it('refuse what the carrier of the load does not keep, wrong seals and a hand-over in the future', async () => {
    const { id: strangerId } = await buildCarrier({ companyId });
    const unit = await buildVehicle({ carrierId: strangerId });
    const trailer = await buildVehicle({ carrierId, kind: 'trailer' });
    const driver = await buildDriver({ carrierId: strangerId });
    for (const wrong of [
      { unitId: unit.id },
      { unitId: trailer.id },
      { operatorId: driver.id },
      { seal: '??' },
      { handedOverAt: '2999-01-01T00:00:00Z' },
    ])
      expect(Object.keys((await fill('us', wrong)).body.errors!)).to.eql(Object.keys(wrong));
    expect((await fill('domestic', { seal: 'MX1234' })).status).to.equal(404);
  });

  it('are changed at the version that was read', async () => {
    const change = (ifMatch: number) =>
      as(carrier).patch(
        path('/us'),
        { seal: 'US1234' },
        { headers: { 'if-match': `"${ifMatch}"` } },
      );
    expect((await change(1)).status, 'of a leg that nobody has filled').to.equal(412);
    expect((await change(0)).status).to.equal(200);
    expect((await change(1)).status).to.equal(200);
    expect((await change(1)).status).to.equal(412);
  });

  it('are closed without a carrier and after the end, and begin anew with another carrier', async () => {
    await fill('mexican', { seal: 'MX1234' });
    const { id: nextId } = await buildCarrier({ companyId });
    await Shipment.query().findOne({ id: load.id, companyId }).patch({ carrierId: nextId });
    const next = await buildUser({ type: 'carrier', carrierId: nextId });
    expect((await legs(next))[0]).to.include({ version: 0, seal: null });
    expect((await as(carrier).get(path())).status).to.equal(404);
    await Shipment.query().findOne({ id: load.id, companyId }).patch({ status: 'closed' });
    const closed = await fill('mexican', { seal: 'MX1234' }, next);
    expect([closed.status, closed.body.code]).to.eql([409, 'NO_OPEN_TRIP']);
  });

  it('offer what was used last first; a broker sees of other networks only what its own loads used', async () => {
    const [first, last] = [await buildVehicle({ carrierId }), await buildVehicle({ carrierId })];
    await fill('mexican', { unitId: last.id });
    await fill('transfer', { carrierName: 'Transfer Díaz', scac: 'TDZZ' });
    const choices = async (user: User) =>
      (await as(user).get<Schemas['LegChoices']>(path('/choices'))).body;
    const ids = async (user: User) => (await choices(user)).units.map(({ id }) => id);
    expect(await ids(carrier)).to.eql([last.id, first.id]);
    expect(await ids(broker)).to.eql([last.id, first.id]);
    expect((await choices(carrier)).carriers).to.deep.include({
      kind: 'transfer',
      carrierName: 'Transfer Díaz',
      scac: 'TDZZ',
      caat: null,
      contactName: null,
      contactPhone: null,
    });
    const { id: otherId } = await buildCarrier();
    const unit = await buildVehicle({ carrierId: otherId });
    await Shipment.query().findOne({ id: load.id, companyId }).patch({ carrierId: otherId });
    expect(await ids(broker)).to.eql([]);
    const other = await buildUser({ type: 'carrier', carrierId: otherId });
    await fill('mexican', { unitId: unit.id }, other);
    expect(await ids(broker)).to.eql([unit.id]);
  });
});
