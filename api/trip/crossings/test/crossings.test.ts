import { expect } from 'chai';
import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Answered = Schemas['Crossing'] & Pick<Schemas['Problem'], 'errors'>;

describe('The border crossing of a load', () => {
  async function crossing(movement: 'cross_border' | 'mexico' = 'cross_border') {
    const company = await buildCompany();
    const customer = await buildCustomer(company);
    const { id: carrierId } = await buildCarrier({ companyId: company.id });
    const parties = { companyId: company.id, customerId: customer.id, carrierId };
    const { id } = await buildShipment({ ...parties, movement, status: 'assigned' });
    const path = `/api/shipments/${id}/crossing`;
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const shipper = as(await buildUser({ type: 'shipper', companyId: customer.id }));
    return { path, carrier, shipper };
  }

  it('has bridge, planned time, customs brokers and the numbers of papers, as they are stored', async () => {
    const { path, carrier, shipper } = await crossing();
    const empty = await carrier.get<Answered>(path);
    expect(empty.body).to.include({ version: 0, direction: 'northbound', fast: false });
    const bridge = await buildBridge({ nameEs: 'Puente Colombia' });
    const { status } = await carrier.patch(path, {
      bridgeId: bridge.id,
      plannedAt: '2026-12-01T15:00:00Z',
      paps: 'abcd 123-456',
      pedimento: '26 24 3456 6001234',
      mxBrokerName: ' Agencia Ríos ',
    });
    expect(status).to.equal(200);
    const { body } = await shipper.get<Answered>(path);
    expect(body).to.include({ bridgeNameEs: 'Puente Colombia', paps: 'ABCD123456', version: 1 });
    expect(body).to.include({ pedimento: '262434566001234', mxBrokerName: 'Agencia Ríos' });
  });

  it('refuses numbers that cannot be, unknown bridges, and an e-Manifest accepted in the future', async () => {
    const { path, carrier } = await crossing();
    for (const wrong of [
      { pedimento: '26 24 3456' },
      { paps: '?' },
      { bridgeId: '0195a3c0-0000-7000-8000-000000000000' },
      { manifestAcceptedAt: '2999-01-01T00:00:00Z' },
    ])
      expect(Object.keys((await carrier.patch<Answered>(path, wrong)).body.errors!)).to.eql(
        Object.keys(wrong),
      );
  });

  it('does not exist for a load that stays in its country', async () => {
    const { path, carrier } = await crossing('mexico');
    expect((await carrier.get(path)).status).to.equal(404);
    expect((await carrier.patch(path, { doda: '778' })).status).to.equal(404);
  });
});
