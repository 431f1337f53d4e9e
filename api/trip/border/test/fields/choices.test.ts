import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildLeg } from '../../../legs/test/factory.ts';
import { Leg } from '../../../legs/Leg.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildDriver } from '../../../../network/operators/test/factory.ts';
import { buildShipment } from '../../../shipments/test/factory.ts';
import { byLink } from '../../../../testing/client.ts';
import { buildVehicle } from '../../../../network/vehicles/test/factory.ts';

type Request = Schemas['BorderRequest'] & Pick<Schemas['Problem'], 'errors'>;
type Kind = 'border_carrier' | 'border_mx_broker';

const EXPIRED = '2020-01-31';

describe("The kept trucks, trailers and drivers on the page of a carrier's border link", function () {
  this.timeout(60_000);

  async function load(network: object = {}) {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId, ...network });
    const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const open = async (kind: Kind = 'border_carrier', partyId = carrierId) => {
      const client = byLink(await buildToken({ kind, subjectId: id, partyId }));
      const read = async () => (await client.get<Request>('/api/border/link')).body.fields;
      const give = (legs: Schemas['BorderAnswer']['legs']) =>
        client.post<Request>('/api/border/link/answer', { legs });
      const field = async (name: string) => (await read()).find((one) => one.name === name);
      return { read, field, give };
    };
    const leg = (kind: Leg['kind']) => Leg.query().findOne({ companyId, shipmentId: id, kind });
    return { companyId, carrierId, shipmentId: id, open, leg };
  }

  it('are offered by name and plates, those with an expired paper last, and fill the leg', async () => {
    const { carrierId, open, leg } = await load();
    const { field, give } = await open();
    const old = await buildVehicle({ carrierId, name: 'A-1', insuranceEndsOn: EXPIRED });
    const unit = await buildVehicle({ carrierId, name: 'T-9' });
    const driver = await buildDriver({ carrierId, name: 'Elena Ruiz' });
    expect((await field('legs.mexican.unitId'))!.choices).to.eql([
      { id: unit.id, name: `T-9 · ${unit.plates}` },
      { id: old.id, name: `A-1 · ${old.plates} · papel vencido` },
    ]);
    const drivers = await field('legs.mexican.operatorId');
    expect(drivers!.choices).to.eql([{ id: driver.id, name: 'Elena Ruiz' }]);
    expect((await field('legs.mexican.operatorName'))!.insteadOf).to.equal(drivers!.name);
    const given = await give({ mexican: { unitId: unit.id, operatorId: driver.id } });
    expect(given.status).to.equal(200);
    expect(await leg('mexican')).to.include({ unitId: unit.id, operatorId: driver.id });
    expect(await field('legs.mexican.unitId')).to.equal(undefined);
  });

  it('leave room for one that is typed; errors stand at the field of its leg', async () => {
    const { open, leg, carrierId } = await load();
    const { field, give } = await open();
    expect((await field('legs.us.unitPlates'))!.insteadOf).to.equal(null);
    await buildVehicle({ carrierId });
    expect((await field('legs.us.unitPlates'))!.insteadOf).to.equal('legs.us.unitId');
    const wrong = await give({ us: { unitPlates: '1' } });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).to.eql([422, ['legs.us.unitPlates']]);
    expect((await give({ us: { unitPlates: 'xy-12-34' } })).status).to.equal(200);
    expect(await leg('us')).to.include({ unitPlates: 'XY1234', unitId: null });
  });

  it('replace one whose paper has expired', async () => {
    const { carrierId, shipmentId, open, leg } = await load();
    const old = await buildVehicle({ carrierId, inspectionEndsOn: EXPIRED });
    const next = await buildVehicle({ carrierId });
    await buildLeg({ shipmentId, kind: 'mexican', unitId: old.id });
    const { field, give } = await open();
    expect((await field('legs.mexican.unitId'))!.choices.map(({ id }) => id)).to.include(next.id);
    await give({ mexican: { unitId: next.id } });
    expect((await leg('mexican'))!.unitId).to.equal(next.id);
  });

  it('are those of no other carrier, of no archived record, and of no kind but the own: 422, and nothing is saved', async () => {
    const { companyId, carrierId, open, leg } = await load();
    const { id: otherId } = await buildCarrier({ companyId });
    const { read, give } = await open();
    const own = await buildVehicle({ carrierId });
    const foreign = [
      await buildVehicle({ carrierId: otherId }),
      await buildVehicle({ carrierId, archivedAt: EXPIRED }),
      await buildVehicle({ carrierId, kind: 'trailer' }),
    ];
    const driver = await buildDriver({ carrierId: otherId });
    for (const { id } of foreign) {
      const { status, body } = await give({ mexican: { unitId: id } });
      expect([status, Object.keys(body.errors!)]).to.eql([422, ['legs.mexican.unitId']]);
    }
    expect((await give({ mexican: { unitId: own.id, operatorId: driver.id } })).status).to.equal(
      422,
    );
    expect(await leg('mexican')).to.equal(undefined);
    const shown = JSON.stringify(await read());
    for (const { id } of [...foreign.slice(0, 2), driver]) expect(shown).to.not.include(id);
  });

  it('are not offered to a customs broker, nor for the truck of a leg that another carrier drives', async () => {
    const { companyId, carrierId, shipmentId, open } = await load();
    const unit = await buildVehicle({ carrierId });
    const trailer = await buildVehicle({ carrierId, kind: 'trailer' });
    await buildLeg({ shipmentId, kind: 'transfer', carrierName: 'Transfer Díaz' });
    const { field, give } = await open();
    expect(await field('legs.transfer.unitId')).to.equal(undefined);
    expect((await field('legs.transfer.trailerId'))!.choices).to.have.length(1);
    expect((await give({ transfer: { unitId: unit.id } })).status).to.equal(422);
    expect((await give({ transfer: { trailerId: trailer.id } })).status).to.equal(200);
    const broker = await open('border_mx_broker', companyId);
    expect(JSON.stringify(await broker.read())).to.not.include(unit.id);
    expect((await broker.give({ mexican: { unitId: unit.id } })).status).to.equal(422);
  });

  it("of Andén's network are only those that the company's own loads used, as in the portal", async () => {
    const { carrierId, shipmentId, open } = await load({ companyId: null });
    const [used, unused] = [await buildVehicle({ carrierId }), await buildVehicle({ carrierId })];
    const { field, give } = await open();
    expect(await field('legs.us.unitId')).to.equal(undefined);
    await buildLeg({ shipmentId, kind: 'mexican', unitId: used.id });
    const offered = (await field('legs.us.unitId'))!.choices.map(({ id }) => id);
    expect(offered).to.eql([used.id]);
    expect((await give({ us: { unitId: unused.id } })).status).to.equal(422);
  });
});
