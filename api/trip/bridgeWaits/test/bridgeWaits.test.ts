import { expect } from 'chai';
import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Wait = Schemas['BridgeWait'];

const NOW = '2026-12-01T12:00:00.000Z';

describe('Waiting times at border crossings', () => {
  beforeEach(() => setClock(new Date(NOW)));
  afterEach(() => setClock(null));

  async function people() {
    const company = await buildCompany();
    const { id: carrierId } = await buildCarrier();
    const [broker, colleague] = [
      await buildUser({ companyId: company.id }),
      await buildUser({ companyId: company.id }),
    ];
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const { id: bridgeId } = await buildBridge();
    const of = async (user: typeof broker) =>
      (await as(user).get<Wait[]>('/api/bridge_waits')).body.filter(
        (one) => one.bridgeId === bridgeId,
      );
    const report = (user: typeof broker, body: object) =>
      as(user).post<Wait & Schemas['Problem']>('/api/bridge_waits', {
        bridgeId,
        direction: 'northbound',
        minutes: 40,
        ...body,
      });
    return { company, broker, colleague, carrier, bridgeId, of, report };
  }

  it('show the last one of each direction to all, and who saw it only to colleagues', async () => {
    const { broker, colleague, carrier, of, report } = await people();
    await report(broker, { minutes: 90, seenAt: '2026-12-01T09:00:00Z' });
    const { status, body } = await report(broker, { minutes: 35 });
    expect([status, body.seenAt]).to.eql([201, '2026-12-01T12:00:00+00:00']);
    await report(carrier, { direction: 'southbound', minutes: 15, seenAt: '2026-12-01T11:00:00Z' });
    const seen = await of(colleague);
    expect(seen.map(({ direction, minutes }) => [direction, minutes])).to.eql([
      ['northbound', 35],
      ['southbound', 15],
    ]);
    const name = `${broker.firstName} ${broker.lastName}`;
    expect(seen.map(({ reporter }) => reporter)).to.eql([
      { type: 'broker', name },
      { type: 'carrier', name: null },
    ]);
    expect((await of(carrier))[0]!.reporter).to.eql({ type: 'broker', name: null });
  });

  it('end after a day', async () => {
    const { broker, of, report } = await people();
    await report(broker, {});
    setClock(new Date('2026-12-02T12:00:01Z'));
    expect(await of(broker)).to.eql([]);
  });

  it('are refused of the future, of yesterday, of an unknown crossing, and without sense', async () => {
    const { broker, report } = await people();
    for (const wrong of [
      { seenAt: '2026-12-01T12:00:01Z' },
      { seenAt: '2026-11-30T11:59:59Z' },
      { bridgeId: '0195a3c0-0000-7000-8000-000000000000' },
      { minutes: -1 },
    ])
      expect(Object.keys((await report(broker, wrong)).body.errors!)).to.eql(Object.keys(wrong));
  });

  it('are not for customers', async () => {
    const { company, report } = await people();
    const { id: companyId } = await buildCustomer(company);
    const shipper = await buildUser({ type: 'shipper', companyId });
    expect((await as(shipper).get('/api/bridge_waits')).status).to.equal(403);
    expect((await report(shipper, {})).status).to.equal(403);
  });
});
