import { expect } from 'chai';
import fc from 'fast-check';
import { buildCarrier } from '../carriers/factory.ts';
import { buildCompany } from '../companies/factory.ts';
import type { Schemas } from '../core/contract/types.ts';
import { buildEquipment } from '../equipments/factory.ts';
import { buildInvitation, buildRate, minutesFrom } from '../invitations/factory.ts';
import { buildShipment } from '../shipments/factory.ts';
import { anonymous, as } from '../testing/client.ts';
import { testDb } from '../testing/db.ts';
import { buildUser } from '../users/factory.ts';
import type { User } from '../users/User.ts';
import { buildQuote } from './factory.ts';
import { inReach, match, rules } from './matching.ts';

type Matches = Schemas['Matches'];

describe('GET /quotes/:id/matches', function () {
  this.timeout(60_000);
  let admin: User, companyId: string;

  before(async () => {
    companyId = (await buildCompany()).id;
    admin = await buildUser({ companyId });
  });

  it('asks for a token, hides what is foreign, and is for nobody but brokers and staff', async () => {
    const { id } = await buildQuote({ companyId });
    const path = `/api/quotes/${id}/matches`;
    const shipper = await buildUser({ type: 'shipper' });
    expect((await anonymous.get(path)).status).to.equal(401);
    expect((await as(shipper).get(path)).status).to.equal(403);
    expect((await as(await buildUser({ type: 'carrier' })).get(path)).status).to.equal(403);
    expect((await as(await buildUser()).get(path)).status).to.equal(404);
  });

  it("ranks by confidence, then the lane's loads, then the time to answer, then the name", async () => {
    const equipmentId = (await buildEquipment()).id;
    const build = (carrierName: string, overrides: object = {}) =>
      buildCarrier({ carrierName, companyId, equipmentList: [equipmentId], ...overrides });
    const [zeta, beta, alfa] = [await build('Zeta'), await build('Beta'), await build('Alfa')];
    const trusted = await build('Ypsilon', { confidence: 'very_high' });
    const known = await build('Omega');
    await buildShipment({ companyId, carrierId: known.id, status: 'closed' });
    const earlier = await buildInvitation({
      quoteId: (await buildQuote({ companyId })).id,
      carrierId: zeta.id,
      sentAt: minutesFrom(-60),
    });
    await buildRate({ invitationId: earlier.id, createdAt: minutesFrom(-48).toISOString() });
    const { id } = await buildQuote({ companyId, equipmentId });
    await buildInvitation({ quoteId: id, carrierId: beta.id });
    const { body } = await as(admin).get<Matches>(`/api/quotes/${id}/matches`);
    const names = body.matches.map(({ carrierName }) => carrierName);
    expect(names).to.deep.equal(['Ypsilon', 'Omega', 'Zeta', 'Alfa', 'Beta']);
    expect(body.matches.map(({ rank }) => rank)).to.deep.equal([1, 2, 3, 4, 5]);
    expect(body.total).to.equal(5);
    expect(body.matches[0]).to.include({ carrierId: trusted.id, laneLoads: 0, network: 'own' });
    expect(body.matches[1]).to.include({ laneLoads: 1 });
    expect(body.matches[2]).to.include({ responseMinutes: 12 });
    expect(body.matches[3]).to.include({ carrierId: alfa.id, invitationStatus: null });
    expect(body.matches[4]).to.include({ invitationStatus: 'sent' });
  });

  it("sees its own and the house's network, never another broker's or the archived", async () => {
    const equipmentId = (await buildEquipment()).id;
    const equipmentList = [equipmentId];
    const foreign = (await buildCompany()).id;
    await buildCarrier({ equipmentList, companyId: foreign });
    await buildCarrier({ equipmentList, companyId, status: 'archived' });
    const own = await buildCarrier({ equipmentList, companyId });
    const house = await buildCarrier({ equipmentList });
    const { id } = await buildQuote({ companyId, equipmentId });
    const { matches } = await match(id);
    expect(matches.map(({ carrierId }) => carrierId)).to.have.members([own.id, house.id]);
  });

  it('says truly how many each rule removes and how many return without it', async () => {
    const db = await testDb();
    const equipments = [(await buildEquipment()).id, (await buildEquipment()).id];
    await fc.assert(
      fc.asyncProperty(fc.array(carrier(equipments), { maxLength: 12 }), demand(equipments), check),
      { numRuns: 60 },
    );

    async function check(fleet: object[], asked: object) {
      const company = (await buildCompany()).id;
      for (const one of fleet) await buildCarrier({ ...one, companyId: company });
      const { id } = await buildQuote({ companyId: company, ...asked });
      const { total, matches, removed } = await match(id);
      const count = async (sql: string[]) => {
        const found = await db.raw(
          `select count(*) from quotes join carriers on ${inReach} where quotes.id = ?
            and ${['true', ...sql].join(' and ')}`,
          [id],
        );
        return found.rows[0].count;
      };
      expect(total).to.equal(await count(rules.map(({ sql }) => sql)));
      expect(matches.length).to.equal(Math.min(50, total));
      for (const { rule, sql } of rules) {
        const others = rules.filter((other) => other.rule !== rule).map((other) => other.sql);
        const said = removed.find((each) => each.rule === rule)!;
        expect(said.removed, rule).to.equal(await count([`not ${sql}`]));
        expect(said.relaxed, rule).to.equal((await count(others)) - total);
      }
    }
  });
});

const some = <T>(...values: T[]) => fc.subarray(values);

function carrier(equipments: string[]) {
  return fc.record({
    status: fc.constantFrom('prospect', 'active', 'active', 'active', 'suspended', 'archived'),
    originStates: some('MX-NLE', 'MX-JAL'),
    deliveryStates: some('US-TX', 'US-CA'),
    countries: some('MX', 'US'),
    movements: some('cross_border', 'mexico'),
    equipmentList: some(...equipments),
    drayage: fc.boolean(),
    hazmat: fc.boolean(),
  });
}

function demand(equipments: string[]) {
  return fc.record({
    equipmentId: fc.constantFrom(null, ...equipments),
    drayage: fc.boolean(),
    hazmat: fc.boolean(),
  });
}
