import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { as, type Client } from '../../../testing/client.ts';
import type { Shipment } from '../../shipments/Shipment.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { buildConfirmation } from './factory.ts';

const REVISED = { freeHours: 4, paymentDays: 15, evidence: ['signed_pod'] };

describe('The terms of the first rate confirmation of a load', () => {
  let companyId: string, carrierId: string, broker: Client;

  before(async () => {
    companyId = (await buildCompany()).id;
    carrierId = (await buildCarrier({ companyId })).id;
    broker = as(await buildUser({ companyId }));
  });

  const buildLoad = (overrides: Partial<Shipment>) =>
    buildShipment({
      companyId,
      carrierId,
      purchaseCost: '900.00',
      status: 'assigned',
      ...overrides,
    });

  async function termsOf(overrides: Partial<Shipment>) {
    const { id } = await buildLoad(overrides);
    return (await buildConfirmation(id)).content.terms;
  }

  async function revise(overrides: Partial<Shipment>, detentionRate: string) {
    const { id } = await buildLoad(overrides);
    const path = `/api/shipments/${id}/rateConfirmations`;
    expect((await broker.post(path, { ...REVISED, detentionRate })).status).to.equal(201);
  }

  it('are those last used for its movement, with the detention rate last used in its currency', async () => {
    const [mexico, us] = [{ movement: 'mexico' }, { movement: 'us' }] as const;
    const usual = { freeHours: 2, detentionRate: null, paymentDays: 30 };
    expect(await termsOf({ ...mexico, currency: 'MXN' })).to.include(usual);
    await revise({ ...mexico, currency: 'USD' }, '35.00');
    const revised = { freeHours: 4, paymentDays: 15 };
    expect(await termsOf({ ...mexico, currency: 'MXN' })).to.include({
      ...revised,
      detentionRate: null,
    });
    await revise({ ...mexico, currency: 'MXN' }, '650.00');
    for (const [currency, detentionRate] of [
      ['USD', '35.00'],
      ['MXN', '650.00'],
    ] as const)
      expect(await termsOf({ ...mexico, currency })).to.include({ ...revised, detentionRate });
    expect(await termsOf({ ...us, currency: 'USD' })).to.include(usual);
  });
});
