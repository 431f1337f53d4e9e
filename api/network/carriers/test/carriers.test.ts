import { expect } from 'chai';
import { buildCompany } from '../../companies/test/factory.ts';
import type { Company } from '../../companies/Company.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import type { Carrier } from '../Carrier.ts';
import { buildCarrier } from './factory.ts';

type Shown = Schemas['Carrier'];
type Problem = Schemas['Problem'];

const SECRETS = {
  rfc: 'MAB9307148T4',
  ein: '123456789',
  caat: '2A3B',
  scacCode: 'TPRB',
  identifier: 'INT-0001',
  contactPhone: '528112345678',
  quotingEmail: 'tarifas@secreto.test',
  costPerMile: '1.2500',
};
const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('Carriers', () => {
  let broker: Company;
  let own: Carrier;
  let internal: Carrier;
  let external: Carrier;
  let admin: User;
  let member: User;
  let shipper: User;
  let root: User;
  let carrierAdmin: User;
  let driver: User;

  before(async function () {
    this.timeout(30_000);
    broker = await buildCompany();
    own = await buildCarrier({ companyId: broker.id, carrierName: 'Fletes Ágiles' });
    internal = await buildCarrier(SECRETS);
    external = await buildCarrier({
      companyId: (await buildCompany()).id,
      rfc: 'GODE561231GR8',
      identifier: 'EXT-0001',
    });
    admin = await buildUser({ companyId: broker.id });
    member = await buildUser({ role: 'member', companyId: broker.id });
    shipper = await buildUser({ type: 'shipper' });
    root = await buildUser({ type: 'internal', role: 'root' });
    carrierAdmin = await buildUser({ type: 'carrier', carrierId: own.id });
    driver = await buildUser({ type: 'carrier', role: 'member', carrierId: own.id });
  });

  describe('GET /carriers', () => {
    it('needs a token', async () => {
      expect((await anonymous.get('/api/carriers')).status).to.equal(401);
    });

    it('is forbidden for shippers, except the number of carriers in the network', async () => {
      const count = await as(shipper).get<{ count: number }>('/api/carriers/?internalCount=true');
      expect(count.body.count).to.be.at.least(1);
      const probe = await as(shipper).get('/api/carriers?internalCount=true&q=regio');
      expect(probe.status).to.equal(403);
      expect((await as(shipper).get('/api/carriers')).status).to.equal(403);
    });

    it('refuses an unknown filter and an unknown sort', async () => {
      for (const query of ['rfc=MAB9307148T4', 'sort=rfc', 'filter={"costPerMile":"1"}']) {
        expect((await as(admin).get(`/api/carriers?${query}`)).status).to.equal(422);
      }
    });

    it('shows a broker only the public fields of carriers of the internal network', async () => {
      const { body } = await as(admin).get<Shown[]>(`/api/carriers?id=${internal.id}`);
      expect(body).to.have.length(1);
      expect(body[0]).to.include({ carrierName: internal.carrierName, network: 'internal' });
      const json = JSON.stringify(body);
      for (const secret of Object.values(SECRETS)) expect(json).not.to.include(secret);
    });

    it("shows a broker's member only its own network and a carrier only itself; external networks are hidden from all", async () => {
      const ids = `id=${own.id}&id=${internal.id}&id=${external.id}`;
      const seen = async (who: User) =>
        (await as(who).get<Shown[]>(`/api/carriers?${ids}`)).body.map(({ id }) => id);
      expect(await seen(admin)).to.have.members([own.id, internal.id]);
      expect(await seen(member)).to.deep.equal([own.id]);
      expect(await seen(carrierAdmin)).to.deep.equal([own.id]);
      expect(await seen(driver)).to.deep.equal([own.id]);
      expect(await seen(root)).to.have.members([own.id, internal.id, external.id]);
    });

    it('filters by lane, equipment and text, and omits archived carriers unless they are requested', async () => {
      const desk = await buildCompany();
      const equipment = await buildEquipment();
      const wanted = await buildCarrier({
        companyId: desk.id,
        carrierName: 'Línea Única',
        originStates: ['MX-YUC', 'MX-CAM'],
        deliveryStates: ['US-FL'],
        equipmentList: [equipment.id],
      });
      await buildCarrier({ companyId: desk.id });
      const archived = await buildCarrier({ companyId: desk.id, status: 'archived' });
      const staffer = await buildUser({ role: 'member', companyId: desk.id });
      const seen = async (query: string) =>
        (await as(staffer).get<Shown[]>(`/api/carriers?${query}`)).body.map(({ id }) => id);
      for (const query of [
        'originState=MX-CAM',
        'deliveryState=US-FL',
        `equipmentId=${equipment.id}`,
        'q=linea uni',
        'originState=MX-YUC&deliveryState=US-FL&movement=cross_border&status=active',
      ]) {
        expect(await seen(query), query).to.deep.equal([wanted.id]);
      }
      expect(await seen('limit=100')).not.to.include(archived.id);
      expect(await seen('status=archived')).to.deep.equal([archived.id]);
      expect(await seen('q=100%25')).to.deep.equal([]);
    });

    it('returns the number of carriers in the network', async () => {
      const desk = await buildCompany();
      const staffer = await buildUser({ role: 'member', companyId: desk.id });
      await buildCarrier({ companyId: desk.id });
      await buildCarrier({ companyId: desk.id, status: 'prospect' });
      await buildCarrier({ companyId: desk.id, status: 'archived' });
      const count = (query: string) => as(staffer).get(`/api/carriers/?${query}`);
      expect((await count('internalCount=true')).body).to.deep.equal({ count: 2 });
      expect((await count('countQuery=true&status=prospect')).body).to.deep.equal({ count: 1 });
    });
  });

  describe('GET /carriers/find', () => {
    it('needs a token, a role and at least one criterion', async () => {
      expect((await anonymous.get('/api/carriers/find?caat=2A3B')).status).to.equal(401);
      expect((await as(shipper).get('/api/carriers/find?caat=2A3B')).status).to.equal(403);
      expect((await as(admin).get('/api/carriers/find')).status).to.equal(422);
    });

    it('finds by exact name regardless of case and accents, and by RFC in any format', async () => {
      const name = await as(admin).get<Shown[]>('/api/carriers/find/?carrierName=FLETES AGILES');
      expect(name.body.map(({ id }) => id)).to.deep.equal([own.id]);
      expect((await as(admin).get('/api/carriers/find?carrierName=Fletes')).body).to.deep.equal([]);
      const rfc = await as(root).get<Shown[]>('/api/carriers/find?rfc=mab-930714 8t4');
      expect(rfc.body.map(({ id }) => id)).to.include(internal.id);
      for (const carrier of rfc.body) expect(carrier.rfc).to.equal('MAB9307148T4');
    });

    it('does not reveal by an id whether a carrier exists in the internal network', async () => {
      for (const query of [
        'rfc=MAB9307148T4',
        'caat=2A3B',
        'scacCode=TPRB',
        'identifier=INT-0001',
      ]) {
        const { body } = await as(admin).get(`/api/carriers/find?${query}`);
        expect(body, query).to.deep.equal([]);
      }
    });
  });

  describe('POST /carriers', () => {
    const carrier = { carrierName: 'Nuevo Transportista' };

    it('needs a token', async () => {
      expect((await anonymous.post('/api/carriers', carrier)).status).to.equal(401);
    });

    it('is allowed for staff and broker admins', async () => {
      for (const person of [member, shipper, carrierAdmin, driver]) {
        expect((await as(person).post('/api/carriers', carrier)).status).to.equal(403);
      }
    });

    it('lets a broker register carriers only in its own network', async () => {
      for (const companyId of [null, external.companyId]) {
        const { status } = await as(admin).post('/api/carriers', { ...carrier, companyId });
        expect(status).to.equal(403);
      }
    });

    it('names the wrong fields', async () => {
      const wrong = async (body: object) =>
        Object.keys((await as(admin).post<Problem>('/api/carriers', body)).body.errors ?? {});
      expect(await wrong({})).to.deep.equal(['carrierName']);
      expect(await wrong({ ...carrier, rfc: 'AAA991332AB1' })).to.deep.equal(['rfc']);
      expect(await wrong({ ...carrier, contactPhone: '3312345678' })).to.deep.equal([
        'contactPhone',
      ]);
      expect(await wrong({ ...carrier, caat: 'ABCDE' })).to.deep.equal(['caat']);
      expect(await wrong({ ...carrier, network: 'internal' })).to.deep.equal(['network']);
      expect(await wrong({ ...carrier, equipmentList: [NOWHERE] })).to.deep.equal([
        'equipmentList',
      ]);
      const addressList = [{ city: 'Laredo', state: 'US-TX', country: 'MX' }];
      expect(await wrong({ ...carrier, addressList })).to.deep.equal(['addressList.0.country']);
    });

    it('normalizes the ids, saves the equipment, and returns warnings', async () => {
      const equipment = await buildEquipment();
      const { status, body } = await as(admin).post<Shown>('/api/carriers', {
        ...carrier,
        rfc: 'vace 460910-sx6',
        ein: '98-7654321',
        caat: 'x1y2',
        scacCode: 'abcu',
        contactPhone: '5218187654321',
        costPerMile: '2.35',
        equipmentList: [equipment.id],
      });
      expect(status).to.equal(201);
      expect(body).to.deep.include({
        companyId: broker.id,
        network: 'own',
        rfc: 'VACE460910SX6',
        ein: '987654321',
        caat: 'X1Y2',
        scacCode: 'ABCU',
        contactPhone: '528187654321',
        costPerMile: '2.3500',
        equipmentList: [equipment.id],
        status: 'prospect',
        confidence: 'medium',
      });
      const codes = body.warnings!.map(({ code }) => code);
      expect(codes).to.deep.equal(['RFC_CHECK_DIGIT', 'SCAC_RESERVED']);
    });

    it("accepts the fields as query parameters, as in the specification's call", async () => {
      const path =
        '/api/carriers/?carrierName=Por%20Consulta&hazmat=true&countries=MX&countries=US';
      const { status, body } = await as(admin).post<Shown>(path);
      expect(status).to.equal(201);
      expect(body).to.deep.include({
        carrierName: 'Por Consulta',
        hazmat: true,
        countries: ['MX', 'US'],
      });
    });

    it('puts carriers that staff register into the internal network, or into the network of the named broker', async () => {
      const internal = await as(root).post<Shown>('/api/carriers', carrier);
      expect(internal.body).to.include({ companyId: null, network: 'internal' });
      const named = await as(root).post<Shown>('/api/carriers', {
        ...carrier,
        companyId: broker.id,
      });
      expect(named.body).to.include({ companyId: broker.id, network: 'own' });
      const { status } = await as(root).post('/api/carriers', {
        ...carrier,
        companyId: shipper.companyId,
      });
      expect(status).to.equal(422);
    });

    it('says in which network an RFC or identifier exists and what to do, and nothing else about the other carrier', async () => {
      const mine = await buildCarrier({
        companyId: broker.id,
        rfc: 'SAT970701NN3',
        identifier: 'MIO-1',
      });
      const cases: [object, RegExp][] = [
        [{ rfc: mine.rfc, identifier: 'mio-1' }, /en su red/],
        [{ rfc: internal.rfc, identifier: internal.identifier }, /red interna/],
        [{ rfc: external.rfc, identifier: external.identifier }, /red externa/],
      ];
      for (const [ids, guidance] of cases) {
        const { status, body } = await as(admin).post<Problem>('/api/carriers', {
          ...carrier,
          ...ids,
        });
        expect(status).to.equal(409);
        expect(body.code).to.equal('CONFLICT');
        expect(body.errors).to.have.keys('rfc', 'identifier');
        expect(body.errors!.rfc).to.match(guidance);
        expect(body.errors!.identifier).to.equal('El identificador ya existe');
        expect(body.detail).to.match(guidance);
        const said = JSON.stringify({ ...body, requestId: undefined });
        expect(said, 'a name or an id').not.to.match(/Prueba|01[0-9a-f]{6}-/);
      }
    });

    it('accepts a generic RFC any number of times', async () => {
      const foreign = { ...carrier, nationality: 'US', rfc: 'XEXX010101000' };
      for (const input of [foreign, foreign]) {
        const { status, body } = await as(admin).post<Shown>('/api/carriers', input);
        expect(status).to.equal(201);
        expect(body.warnings).to.deep.equal([]);
      }
    });

    it('registers one of twenty simultaneous requests with the same RFC', async () => {
      const body = { ...carrier, rfc: 'AAA010101AA7' };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => as(admin).post('/api/carriers', body)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).to.deep.equal([201, ...Array(19).fill(409)]);
    });
  });

  describe('An RFC or identifier claimed in two networks at the same time', () => {
    const carrierName = 'Fletes de dos redes';
    const claims = async (ids: object, other = ids) => {
      const answers = await Promise.all([
        as(admin).post('/api/carriers', { carrierName, ...ids }),
        as(rival).post('/api/carriers', { carrierName, ...other }),
      ]);
      return answers.map(({ status }) => status).toSorted();
    };
    let rival: User;

    before(async () => {
      rival = await buildUser();
      await as(rival).get('/api/session');
    });

    it('is given to exactly one of them, in sixty repetitions', async function () {
      this.timeout(60_000);
      for (let round = 10; round < 70; round += 1) {
        expect(await claims({ rfc: `DOS010101${round}1` }), `round ${round}`).to.deep.equal([
          201, 409,
        ]);
      }
    });

    it('causes no deadlock when both are claimed in opposite order', async function () {
      this.timeout(60_000);
      for (let round = 10; round < 30; round += 1) {
        const [one, other] = [`TRE010101${round}1`, `CUA010101${round}1`];
        const mine = { rfc: one, identifier: other };
        expect(await claims(mine, { rfc: other, identifier: one })).to.deep.equal([201, 201]);
      }
    });

    it('is given to one of two concurrent changes', async function () {
      this.timeout(60_000);
      for (let round = 10; round < 30; round += 1) {
        const mine = await buildCarrier({ companyId: broker.id });
        const theirs = await buildCarrier({ companyId: rival.companyId });
        const change = { rfc: `CIN010101${round}1` };
        const answers = await Promise.all([
          as(admin).patch(`/api/carriers/${mine.id}`, change),
          as(rival).patch(`/api/carriers/${theirs.id}`, change),
        ]);
        expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([200, 409]);
      }
    });
  });

  describe('GET /carriers/:id', () => {
    it('needs a token, is forbidden for shippers, and answers 404 for other networks', async () => {
      expect((await anonymous.get(`/api/carriers/${own.id}`)).status).to.equal(401);
      expect((await as(shipper).get(`/api/carriers/${own.id}`)).status).to.equal(403);
      expect((await as(admin).get(`/api/carriers/${external.id}`)).status).to.equal(404);
      expect((await as(member).get(`/api/carriers/${internal.id}`)).status).to.equal(404);
      expect((await as(carrierAdmin).get(`/api/carriers/${internal.id}`)).status).to.equal(404);
      expect((await as(admin).get('/api/carriers/x')).status).to.equal(422);
    });

    it('shows a broker the carriers of the internal network without private fields', async () => {
      const { body } = await as(admin).get<Shown>(`/api/carriers/${internal.id}`);
      expect(body.can).to.deep.equal(['list', 'show', 'export', 'create', 'load', 'compare']);
      for (const field of Object.keys(SECRETS)) expect(body).to.have.property(field, null);
    });

    it('shows staff all fields', async () => {
      const { body } = await as(root).get<Shown>(`/api/carriers/${internal.id}`);
      expect(body).to.include(SECRETS);
    });
  });

  describe('PATCH /carriers/:id', () => {
    const change = { description: 'Cruza por Colombia' };
    const patch = (who: User, id: string, body: object = change) =>
      as(who).patch<Shown & Pick<Problem, 'errors'>>(`/api/carriers/${id}`, body);

    it('needs a token', async () => {
      expect((await anonymous.patch(`/api/carriers/${own.id}`, change)).status).to.equal(401);
    });

    it('is forbidden for read-only users, and 404 for carriers that are not visible', async () => {
      expect((await patch(admin, internal.id)).status).to.equal(403);
      expect((await patch(member, own.id)).status).to.equal(403);
      expect((await patch(driver, own.id)).status).to.equal(403);
      expect((await patch(shipper, own.id)).status).to.equal(403);
      expect((await patch(admin, external.id)).status).to.equal(404);
      expect((await patch(carrierAdmin, external.id)).status).to.equal(404);
    });

    it('lets a carrier change its own record, but not its confidence, status, credit or cost', async () => {
      expect((await patch(carrierAdmin, own.id)).status).to.equal(200);
      expect((await patch(carrierAdmin, own.id, { status: 'suspended' })).status).to.equal(403);
      expect((await patch(carrierAdmin, own.id, { confidence: 'very_high' })).status).to.equal(403);
      expect((await patch(carrierAdmin, own.id, { creditType: 'days_30' })).status).to.equal(403);
      expect((await patch(carrierAdmin, own.id, { costPerMile: '9.99' })).status).to.equal(403);
      expect((await patch(carrierAdmin, own.id, { companyId: null })).status).to.equal(422);
      expect((await patch(carrierAdmin, own.id, { network: 'internal' })).status).to.equal(422);
    });

    it('lets a carrier save its form while it contains the cost and credit that its broker set', async () => {
      await patch(admin, own.id, { costPerMile: '2.3500', creditType: 'days_15' });
      const same = { costPerMile: '2.35', creditType: 'days_15', description: 'Caja seca' };
      expect((await patch(carrierAdmin, own.id, same)).status).to.equal(200);
    });

    it('lets its network set the confidence', async () => {
      const { status, body } = await patch(admin, own.id, { confidence: 'high', status: 'active' });
      expect(status).to.equal(200);
      expect(body).to.include({ confidence: 'high', status: 'active' });
    });

    it('replaces the whole equipment list, or nothing when one type is unknown', async () => {
      const [first, second] = [await buildEquipment(), await buildEquipment()];
      await patch(admin, own.id, { equipmentList: [first.id] });
      const { body } = await patch(admin, own.id, { equipmentList: [second.id] });
      expect(body.equipmentList).to.deep.equal([second.id]);
      const failed = await patch(admin, own.id, {
        equipmentList: [first.id, NOWHERE],
        hazmat: true,
      });
      expect(failed.status).to.equal(422);
      const { body: still } = await as(admin).get<Shown>(`/api/carriers/${own.id}`);
      expect(still).to.deep.include({ equipmentList: [second.id], hazmat: false });
      expect(still.version).to.equal(body.version);
    });

    it("says that an RFC is linked to another record, and accepts the carrier's own RFC", async () => {
      const taken = await patch(admin, own.id, { rfc: internal.rfc });
      expect(taken.status).to.equal(409);
      expect(taken.body.errors!.rfc).to.match(/ya está ligado a otro registro/);
      const mine = await buildCarrier({ companyId: broker.id, rfc: 'CUPU800825569' });
      expect((await patch(admin, mine.id, { rfc: 'CUPU-800825-569' })).status).to.equal(200);
    });

    it('restores an archived carrier only while its RFC is not used by another', async () => {
      const rfc = 'BBB010101BB1';
      const archived = await buildCarrier({ companyId: broker.id, rfc, status: 'archived' });
      await buildCarrier({ companyId: broker.id, rfc });
      const { status, body } = await patch(admin, archived.id, { status: 'active' });
      expect(status).to.equal(409);
      expect(body.errors!.rfc).to.match(/ya está ligado a otro registro/);
    });
  });

  describe('DELETE /carriers/:id', () => {
    it("needs a token, a role of the carrier's network, and a visible carrier", async () => {
      expect((await anonymous.delete(`/api/carriers/${own.id}`)).status).to.equal(401);
      expect((await as(member).delete(`/api/carriers/${own.id}`)).status).to.equal(403);
      expect((await as(carrierAdmin).delete(`/api/carriers/${own.id}`)).status).to.equal(403);
      expect((await as(admin).delete(`/api/carriers/${internal.id}`)).status).to.equal(403);
      expect((await as(admin).delete(`/api/carriers/${external.id}`)).status).to.equal(404);
    });

    it('archives it', async () => {
      const gone = await buildCarrier({ companyId: broker.id });
      const { status, body } = await as(admin).delete(`/api/carriers/${gone.id}`);
      expect(status).to.equal(200);
      expect(body).to.deep.equal({ id: gone.id });
      const { body: after } = await as(admin).get<Shown>(`/api/carriers/${gone.id}`);
      expect(after.status).to.equal('archived');
    });
  });
});
