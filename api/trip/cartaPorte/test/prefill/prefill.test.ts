import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildLeg } from '../../../legs/test/factory.ts';
import { buildDriver } from '../../../../network/operators/test/factory.ts';
import { buildShipment } from '../../../shipments/test/factory.ts';
import { as } from '../../../../testing/client.ts';
import { buildTenant, type Tenant } from '../../../../testing/tenants/tenant.ts';
import { buildVehicle } from '../../../../network/vehicles/test/factory.ts';
import { buildCartaPorte } from '../factory.ts';
import { domestic } from '../samples.ts';

type Shown = Schemas['CartaPorte'];

describe('What the Carta Porte of a load is filled from', function () {
  this.timeout(60_000);
  let tenant: Tenant;

  beforeEach(async () => void (tenant = await buildTenant()));

  async function load(overrides: object = {}) {
    const { company, customer, carrier } = tenant;
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    return buildShipment({ ...parties, status: 'assigned', movement: 'mexico', ...overrides });
  }

  /** Chooses a kept truck, trailer and driver for the load. */
  async function choose(shipmentId: string, kind: 'domestic' | 'mexican' = 'domestic') {
    const { id: carrierId } = tenant.carrier;
    const papers = { permitType: 'TPAF01', permitNumber: 'P-1', insurer: 'Seguros del Norte' };
    const unit = await buildVehicle({
      carrierId,
      name: 'T-12',
      plates: '77AA1B',
      year: 2024,
      grossWeight: '30.50',
      ...papers,
      configuration: 'T3S2',
      policyNumber: 'POL-77',
    });
    const trailer = await buildVehicle({
      carrierId,
      name: 'R-3',
      kind: 'trailer',
      plates: '88TR9C',
      trailerType: 'CTR004',
    });
    const driver = await buildDriver({
      carrierId,
      name: 'Ana Ríos',
      licenceNumber: 'LFD998877',
      foreignTaxId: 'TX-123456',
      taxCountry: 'US',
    });
    const chosen = { unitId: unit.id, trailerId: trailer.id, operatorId: driver.id };
    await buildLeg({ shipmentId, kind, ...chosen });
  }

  async function read(shipmentId: string) {
    const path = `/api/shipments/${shipmentId}/cartaPorte`;
    const { body } = await as(tenant.people.admin).get<Shown>(path, {
      headers: { 'accept-language': 'es' },
    });
    const fields = body.parts.flatMap(({ sections }) => sections.flatMap((one) => one.fields));
    const sources = Object.fromEntries(fields.map(({ path: at, source }) => [at, source]));
    return { customer: body.parts[0]!.customer!, carrier: body.parts[1]!.carrier!, sources };
  }

  it('takes truck, trailer and driver from the leg, and says so at each field', async () => {
    const { id } = await load();
    await choose(id);
    const { carrier, sources } = await read(id);
    expect(carrier).to.include({ plates: '77AA1B', year: '2024', grossWeight: '30.50' });
    expect(carrier).to.include({ configuration: 'T3S2', policy: 'POL-77', permitType: 'TPAF01' });
    expect(carrier.trailers).to.deep.equal([{ type: 'CTR004', plates: '88TR9C' }]);
    const foreigner = { rfc: 'XEXX010101000', taxId: 'TX-123456', taxResidence: 'USA' };
    expect(carrier.operators).to.deep.equal([
      { name: 'Ana Ríos', ...foreigner, licence: 'LFD998877' },
    ]);
    expect(sources).to.include({
      plates: 'De la unidad T-12',
      'trailers.0.type': 'Del remolque R-3',
      'operators.0.licence': 'Del operador Ana Ríos',
      'origin.postalCode': 'Del embarque',
      'origin.name': 'Del registro del cliente',
      'origin.street': null,
    });
  });

  it('takes the Mexican leg of a cross-border load, and plates and names that are only typed', async () => {
    const crossing = await load({ movement: 'cross_border' });
    await choose(crossing.id, 'mexican');
    await buildLeg({ shipmentId: crossing.id, kind: 'us', unitPlates: 'TX00001' });
    expect((await read(crossing.id)).carrier.plates).to.equal('77AA1B');
    const typed = await load();
    await buildLeg({
      shipmentId: typed.id,
      kind: 'domestic',
      unitPlates: '99ZZ1A',
      trailerPlates: '12TR3A',
      operatorName: 'Luis Peña',
    });
    const { carrier, sources } = await read(typed.id);
    expect(carrier).to.deep.include({ plates: '99ZZ1A', trailers: [{ plates: '12TR3A' }] });
    expect(carrier.operators).to.deep.equal([{ name: 'Luis Peña' }]);
    expect(sources.plates).to.equal('Del tramo del embarque');
  });

  it('takes from the last load only what is not chosen for this one', async () => {
    const before = await load();
    await buildCartaPorte(before.id);
    const { id } = await load();
    const last = await read(id);
    expect(last.carrier).to.include({ plates: '41AE7K', policy: 'AUT-2022-41AE7K' });
    expect(last.sources.plates).to.equal(
      `Del último embarque del transportista (${before.reference})`,
    );
    expect(last.sources['goods.0.product']).to.equal(
      `Del último embarque en la ruta (${before.reference})`,
    );
    await choose(id);
    const { carrier } = await read(id);
    expect(carrier).to.include({ plates: '77AA1B', policy: 'POL-77' });
    expect(carrier, 'no papers of another truck').to.not.have.property('environmentPolicy');
    expect(carrier.operators![0]!.name).to.equal('Ana Ríos');
  });

  it('keeps what a person saved, and says what is known otherwise', async () => {
    const { id } = await load();
    const data = domestic();
    await buildCartaPorte(id, data);
    await choose(id);
    const saved = await read(id);
    expect(saved.carrier).to.deep.equal(data.carrier);
    expect(saved.customer).to.deep.equal(data.customer);
    expect(saved.sources.plates).to.equal('De la unidad T-12: 77AA1B');
    expect(saved.sources['operators.0.name']).to.equal('Del operador Ana Ríos: Ana Ríos');
  });

  it('fills a saved part with the truck that is chosen later, unless it has other plates', async () => {
    const [open, other] = [await load(), await load()];
    const { customer } = domestic();
    await buildCartaPorte(open.id, { customer, carrier: { policy: null, insurer: 'Otra' } });
    await buildCartaPorte(other.id, { customer, carrier: { plates: '11AA1A' } });
    for (const { id } of [open, other]) {
      const unit = await buildVehicle({
        carrierId: tenant.carrier.id,
        policyNumber: 'POL-1',
        year: 2020,
      });
      await buildLeg({ shipmentId: id, kind: 'domestic', unitId: unit.id });
    }
    const { carrier } = await read(open.id);
    expect(carrier).to.include({ year: '2020', insurer: 'Otra', policy: null });
    expect((await read(other.id)).carrier)
      .to.include({ plates: '11AA1A' })
      .and.not.have.property('year');
  });
});
