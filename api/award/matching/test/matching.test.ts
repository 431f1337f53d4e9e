import { expect } from 'chai';
import fc from 'fast-check';
import type { Knex } from 'knex';
import type { Carrier } from '../../../network/carriers/Carrier.ts';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import {
  buildInvitation,
  buildRate,
  minutesFrom,
} from '../../../quoting/invitations/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildQuote, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { countNow } from '../count.ts';
import { match } from '../match.ts';
import type { AskedLoad } from '../rules.ts';
import type { Quote } from '../../../quoting/quotes/Quote.ts';

type Matches = Schemas['Matches'];
type MatchCounts = Schemas['MatchCounts'];

describe('GET /quotes/:id/matches', function () {
  this.timeout(60_000);
  let admin: User, companyId: string;

  before(async () => {
    companyId = (await buildCompany()).id;
    admin = await buildUser({ companyId });
  });

  it("needs a token, answers 404 for other companies' quotes, and is allowed only for brokers and staff", async () => {
    const { id } = await buildQuote({ companyId });
    const shipper = as(await buildUser({ type: 'shipper' }));
    const carrier = as(await buildUser({ type: 'carrier' }));
    const foreign = as(await buildUser());
    for (const path of [`/api/quotes/${id}/matches`, `/api/quotes/${id}/matches/counts`]) {
      expect((await anonymous.get(path)).status).to.equal(401);
      expect((await shipper.get(path)).status).to.equal(403);
      expect((await carrier.get(path)).status).to.equal(403);
      expect((await foreign.get(path)).status).to.equal(404);
    }
  });

  it('sorts by confidence, then by loads on the lane, then by response time, then by name', async () => {
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
    for (const carrier of [zeta, beta, alfa, trusted, known]) await approveDocuments(carrier.id);
    const { id } = await buildQuote({ companyId, equipmentId });
    await buildInvitation({ quoteId: id, carrierId: beta.id });
    const { body } = await as(admin).get<Matches>(`/api/quotes/${id}/matches`);
    const names = body.matches.map(({ carrierName }) => carrierName);
    expect(names).to.deep.equal(['Ypsilon', 'Omega', 'Zeta', 'Alfa', 'Beta']);
    expect(body.matches.map(({ rank }) => rank)).to.deep.equal([1, 2, 3, 4, 5]);
    expect(body.hasMore).to.equal(false);
    expect(body.matches[0]).to.include({ carrierId: trusted.id, laneLoads: 0, network: 'own' });
    expect(body.matches[1]).to.include({ laneLoads: 1 });
    expect(body.matches[2]).to.include({ responseMinutes: 12 });
    expect(body.matches[3]).to.include({ carrierId: alfa.id, invitationStatus: null });
    expect(body.matches[4]).to.include({ invitationStatus: 'sent' });
  });

  it("puts the own network before Andén's unless the best of both come first, and those that can be assigned first", async () => {
    const equipmentId = (await buildEquipment()).id;
    const build = (carrierName: string, overrides: object = {}) =>
      buildCarrier({ carrierName, companyId, equipmentList: [equipmentId], ...overrides });
    await build('Propio sin documentos', { confidence: 'very_high' });
    const own = await build('Propio');
    const andens = await build('De Andén', { companyId: null, confidence: 'high' });
    await approveDocuments(own.id);
    await approveDocuments(andens.id);
    await build('De Andén sin documentos', { companyId: null });
    const { id } = await buildQuote({ companyId, equipmentId });
    const names = async (query: string) => {
      const { body } = await as(admin).get<Matches>(`/api/quotes/${id}/matches?${query}`);
      return body.matches.map(({ carrierName, rank }) => `${rank} ${carrierName}`);
    };
    expect(await names('')).to.deep.equal([
      '1 Propio',
      '2 Propio sin documentos',
      '3 De Andén',
      '4 De Andén sin documentos',
    ]);
    expect(await names('first=best')).to.deep.equal([
      '1 De Andén',
      '2 Propio',
      '3 Propio sin documentos',
      '4 De Andén sin documentos',
    ]);
    expect(await names('assignable=true')).to.deep.equal(['1 Propio', '2 De Andén']);
    expect(await names('first=best&assignable=true&limit=1')).to.deep.equal(['1 De Andén']);
    const refused = await as(admin).get(`/api/quotes/${id}/matches?first=cheapest`);
    expect(refused.status).to.equal(422);
  });

  it("contains carriers of the own network and Andén's, but no other broker's and no archived ones", async () => {
    const equipmentId = (await buildEquipment()).id;
    const equipmentList = [equipmentId];
    const foreign = (await buildCompany()).id;
    await buildCarrier({ equipmentList, companyId: foreign });
    await buildCarrier({ equipmentList, companyId, status: 'archived' });
    const own = await buildCarrier({ equipmentList, companyId });
    const internal = await buildCarrier({ equipmentList });
    const { matches } = await match(await buildQuote({ companyId, equipmentId }));
    expect(matches.map(({ carrierId }) => carrierId)).to.have.members([own.id, internal.id]);
  });

  it('answers the carriers beyond the fiftieth, which could not be seen, each on one page', async () => {
    const equipmentId = (await buildEquipment()).id;
    const equipmentList = [equipmentId];
    for (let n = 1; n <= 53; n += 1) {
      await buildCarrier({ carrierName: `Igual ${n % 3}`, companyId, equipmentList });
    }
    const { id } = await buildQuote({ companyId, equipmentId });
    const page = async (query: string) =>
      (await as(admin).get<Matches>(`/api/quotes/${id}/matches?${query}`)).body;
    const pages = [await page(''), await page('offset=50'), await page('limit=10&offset=53')];
    expect(pages.map(({ matches }) => matches.length)).to.deep.equal([50, 3, 0]);
    expect(pages.map(({ hasMore }) => hasMore)).to.deep.equal([true, false, false]);
    const counts = await as(admin).get<MatchCounts>(`/api/quotes/${id}/matches/counts`);
    expect(counts.body.total).to.equal(53);
    const all = pages.flatMap(({ matches }) => matches);
    expect(all.map(({ rank }) => rank)).to.deep.equal(all.map((_, index) => index + 1));
    expect(new Set(all.map(({ carrierId }) => carrierId)).size).to.equal(53);
    const refused = await as(admin).get(`/api/quotes/${id}/matches?limit=101`);
    expect(refused.status).to.equal(422);
  });

  it('finds carriers by name, SCAC, CAAT and RFC, those of the internal network by name alone', async () => {
    const equipmentId = (await buildEquipment()).id;
    const equipmentList = [equipmentId];
    const own = { scacCode: 'QZXW', caat: '9Q7Z', rfc: 'QZX010203AB1' };
    const internal = { scacCode: 'JKVW', caat: '8J6K', rfc: 'JKV010203AB1' };
    await buildCarrier({ carrierName: 'Peñón 100%', companyId, equipmentList, ...own });
    await buildCarrier({ carrierName: 'Peñasco', companyId: null, equipmentList, ...internal });
    const { id } = await buildQuote({ companyId, equipmentId });
    const staff = await buildUser({ type: 'internal' });
    const names = async (user: User, q: string) => {
      const { body } = await as(user).get<Matches>(
        `/api/quotes/${id}/matches?${new URLSearchParams({ q })}`,
      );
      expect(body.matches.map(({ rank }) => rank)).to.deep.equal(body.matches.map(() => null));
      return body.matches.map(({ carrierName }) => carrierName).sort();
    };
    expect(await names(admin, ' PEÑ ')).to.deep.equal(['Peñasco', 'Peñón 100%']);
    expect(await names(admin, '0%')).to.deep.equal(['Peñón 100%']);
    for (const code of ['qzxw', '9q7z', 'QZX010203']) {
      expect(await names(admin, code), code).to.deep.equal(['Peñón 100%']);
    }
    for (const code of Object.values(internal)) {
      expect(await names(admin, code), code).to.deep.equal([]);
      expect(await names(staff, code), code).to.deep.equal(['Peñasco']);
    }
  });

  it('are the carriers that pick up and deliver in the state of every stop', async () => {
    const equipmentId = (await buildEquipment()).id;
    const build = (carrierName: string, originStates: string[], deliveryStates: string[]) =>
      buildCarrier({
        carrierName,
        companyId,
        equipmentList: [equipmentId],
        originStates,
        deliveryStates,
      });
    await build('Todo', ['MX-NLE', 'MX-JAL'], ['US-TX', 'US-CA']);
    await build('Sin Jalisco', ['MX-NLE'], ['US-TX', 'US-CA']);
    await build('Sin California', ['MX-NLE', 'MX-JAL'], ['US-TX']);
    const { origin, destination } = quoteInput();
    const stops = withStops({ origin, destination } as Quote, STOPS_BETWEEN).stops;
    const { id } = await buildQuote({ companyId, equipmentId });
    const path = `/api/quotes/${id}`;
    expect((await as(admin).patch(path, { stops })).status).to.equal(200);
    const { body } = await as(admin).get<Matches>(`${path}/matches`);
    expect(body.matches.map(({ carrierName }) => carrierName)).to.deep.equal(['Todo']);
    const counts = await as(admin).get<MatchCounts>(`${path}/matches/counts`);
    const relaxed = counts.body.removed.filter((each) => each.relaxed > 0);
    expect(relaxed.map(({ rule }) => rule)).to.deep.equal(['origin_state', 'delivery_state']);
  });

  it('count the loads on the lane that had stops in the same states in the same order', async () => {
    const equipmentId = (await buildEquipment()).id;
    const fleet = { companyId, equipmentList: [equipmentId] };
    const lane = { originStates: ['MX-NLE', 'MX-JAL'], deliveryStates: ['US-TX', 'US-CA'] };
    const through = await buildCarrier({ ...fleet, ...lane, carrierName: 'Con paradas' });
    const direct = await buildCarrier({ ...fleet, ...lane, carrierName: 'Directo' });
    const { origin, destination } = quoteInput();
    const { stops } = withStops({ origin, destination } as Quote, STOPS_BETWEEN);
    const load = await buildShipment({ companyId, carrierId: through.id });
    expect((await as(admin).patch(`/api/shipments/${load.id}`, { stops })).status).to.equal(200);
    await buildShipment({ companyId, carrierId: direct.id });
    const { id } = await buildQuote({ companyId, equipmentId });
    const path = `/api/quotes/${id}`;
    const loads = async () => {
      const { body } = await as(admin).get<Matches>(`${path}/matches`);
      return body.matches.map(({ carrierName, laneLoads }) => `${carrierName} ${laneLoads}`);
    };
    expect(await loads()).to.deep.equal(['Directo 1', 'Con paradas 0']);
    await as(admin).patch(path, { stops });
    expect(await loads()).to.deep.equal(['Con paradas 1', 'Directo 0']);
    await as(admin).patch(path, { stops: [stops![0], stops![2], stops![1], stops![3]] });
    expect(await loads()).to.deep.equal(['Con paradas 0', 'Directo 0']);
  });

  it('says truly how many each rule removes and how many return without it', async () => {
    const db = await testDb();
    const equipments = [(await buildEquipment()).id, (await buildEquipment()).id];
    await fc.assert(
      fc.asyncProperty(fc.array(carrier(equipments), { maxLength: 12 }), demand(equipments), check),
      { numRuns: 60 },
    );

    async function check(fleet: object[], { between, ...asked }: Demand) {
      const company = (await buildCompany()).id;
      for (const one of fleet) await buildCarrier({ ...one, companyId: company });
      const quote = withStops(await buildQuote({ companyId: company, ...asked }), between);
      const reach = await carriersInReach(db, company);
      const passing = (left: string[]) =>
        reach.filter((carrier) => left.every((rule) => passes[rule]!(carrier, quote))).length;
      const { total, removed } = await countNow(quote);
      const { matches } = await match(quote);
      const names = Object.keys(passes);
      expect(removed.map(({ rule }) => rule)).to.deep.equal(names);
      expect(total).to.equal(passing(names));
      expect(matches.length).to.equal(total);
      for (const { rule, removed: without, relaxed } of removed) {
        const others = names.filter((name) => name !== rule);
        expect(without, rule).to.equal(reach.length - passing([rule]));
        expect(relaxed, rule).to.equal(passing(others) - total);
      }
    }
  });
});

type Fleet = Carrier & { equipmentList: string[] };

/** The matching rules in TypeScript, to compare the SQL with. */
const passes: Record<string, (carrier: Fleet, quote: AskedLoad) => boolean> = {
  active: ({ status }) => status === 'active',
  origin_state: ({ originStates }, { stops }) =>
    placesOf('pickup', stops).every(({ state }) => originStates.includes(state)),
  delivery_state: ({ deliveryStates }, { stops }) =>
    placesOf('delivery', stops).every(({ state }) => deliveryStates.includes(state)),
  countries: ({ countries }, { stops }) =>
    stops!.every(({ place }) => countries.includes(place.country)),
  equipment: ({ equipmentList }, { equipmentId }) =>
    !equipmentId || equipmentList.includes(equipmentId),
  movement: ({ movements }, { movement }) => movements.includes(movement),
  drayage: (carrier, { drayage }) => !drayage || carrier.drayage,
  hazmat: (carrier, { hazmat }) => !hazmat || carrier.hazmat,
};

function placesOf(kind: Schemas['StopKind'], stops: Schemas['Stop'][] = []) {
  return stops.filter((stop) => stop.kind === kind).map(({ place }) => place);
}

/** The stops that a generated load has between its ends. */
const STOPS_BETWEEN: Schemas['Stop'][] = [
  { kind: 'pickup', place: { city: 'Guadalajara', state: 'MX-JAL', country: 'MX' } },
  { kind: 'delivery', place: { city: 'Fresno', state: 'US-CA', country: 'US' } },
];

function withStops(quote: Quote, between: Schemas['Stop'][]): AskedLoad {
  const { origin, destination } = quote;
  const first = { kind: 'pickup', place: origin } as const;
  const last = { kind: 'delivery', place: destination } as const;
  return { ...quote, stops: [first, ...between, last] };
}

function carriersInReach(db: Knex, companyId: string): Promise<Fleet[]> {
  return db('carriers')
    .where((own) => own.whereNull('companyId').orWhere({ companyId }))
    .whereNot('status', 'archived')
    .select('*', {
      equipmentList: db.raw(`array(select equipment_id::text from carrier_equipments
        where carrier_id = carriers.id)`),
    });
}

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

interface Demand {
  between: Schemas['Stop'][];
}

function demand(equipments: string[]) {
  return fc.record({
    between: some(...STOPS_BETWEEN),
    equipmentId: fc.constantFrom(null, ...equipments),
    drayage: fc.boolean(),
    hazmat: fc.boolean(),
  });
}
