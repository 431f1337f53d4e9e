import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { dayIn, uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import { buildInvitation, buildRate } from '../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { Shipment } from '../../../trip/shipments/Shipment.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { trial } from '../../../testing/trials.ts';

type Quote = Schemas['Quote'];
type Problem = Schemas['Problem'];

describe('POST /quotes/:id/award', function () {
  this.timeout(60_000);
  let companyId: string, customerId: string, admin: User, partner: User, member: User, staff: User;
  let staffAdmin: User;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    admin = await buildUser({ companyId });
    partner = await buildUser({ companyId });
    member = await buildUser({ companyId, role: 'member' });
    staff = await buildUser({ type: 'internal', role: 'member' });
    staffAdmin = await buildUser({ type: 'internal' });
  });

  async function rated(overrides: Parameters<typeof buildQuote>[0] = {}) {
    const { id: quoteId } = await buildQuote({ companyId, status: 'rated', ...overrides });
    return { quoteId, winner: await buildInvitation({ quoteId, rate: { allIn: '1500.00' } }) };
  }

  const award = <T = Quote>(user: User, quoteId: string, invitationId: string, more: object = {}) =>
    as(user).post<T>(`/api/quotes/${quoteId}/award`, { invitationId, ...more });

  const document = ({ carrierId }: Invitation, type: string) =>
    Carrier.knex()('documents').where({ carrierId, type });
  const yesterday = () => Carrier.knex().raw('today() - 1');

  it("needs a token, answers 404 for other companies' quotes, and is allowed only for broker admins and staff", async () => {
    const { quoteId, winner } = await rated({ customerId });
    const path = `/api/quotes/${quoteId}/award`;
    expect((await anonymous.post(path, { invitationId: winner.id })).status).to.equal(401);
    const shipper = await buildUser({ type: 'shipper', companyId: customerId });
    const carrier = await buildUser({ type: 'carrier', carrierId: winner.carrierId });
    for (const user of [member, shipper, carrier])
      expect((await award(user, quoteId, winner.id)).status).to.equal(403);
    expect((await award(await buildUser(), quoteId, winner.id)).status).to.equal(404);
  });

  it('refuses an invitation of another quote and an invalid sale price', async () => {
    const { quoteId, winner } = await rated();
    const other = await rated();
    const foreign = await award<Problem>(admin, quoteId, other.winner.id);
    expect([foreign.status, ...Object.keys(foreign.body.errors!)]).to.deep.equal([
      422,
      'invitationId',
    ]);
    const free = await award(admin, quoteId, winner.id, { saleValue: 'gratis' });
    expect(free.status).to.equal(422);
  });

  it('refuses a quote without rates, without a valid rate, or that is closed', async () => {
    const { id: quoteId } = await buildQuote({ companyId });
    const silent = await buildInvitation({ quoteId });
    const early = await award<Problem>(admin, quoteId, silent.id);
    expect([early.status, early.body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
    const other = await rated();
    const late = await buildInvitation({ quoteId: other.quoteId });
    await buildRate({ invitationId: late.id, late: true });
    const missing = await award<Problem>(admin, other.quoteId, late.id);
    expect([missing.status, missing.body.code]).to.deep.equal([409, 'RATE_MISSING']);
    const ended = await rated({ status: 'dismissed' });
    expect((await award(admin, ended.quoteId, ended.winner.id)).status).to.equal(409);
  });

  it('refuses a carrier that was suspended after the invitation', async () => {
    const { quoteId, winner } = await rated();
    await Carrier.query().patch({ status: 'suspended' }).findById(winner.carrierId);
    const { status, body } = await award<Problem>(admin, quoteId, winner.id);
    expect([status, body.code]).to.deep.equal([409, 'CARRIER_NOT_ACTIVE']);
    const { name } = (await (
      await testDb()
    )('carriers')
      .where('id', winner.carrierId)
      .first('carrierName as name'))!;
    expect(body.title).to.include(name);
  });

  it('refuses a carrier that lacks a valid document, and names it', async () => {
    const { quoteId, winner } = await rated();
    await document(winner, 'insurance_cover').update({ expirationDate: yesterday() });
    await document(winner, 'bank_statement').delete();
    const { status, body } = await award<Problem>(admin, quoteId, winner.id);
    expect([status, body.code]).to.deep.equal([409, 'DOCUMENTS_LACKING']);
    expect(body.title).to.match(
      /Carátula del seguro \(vencido: [^)]+\); Estado de cuenta bancario \(falta\)\./,
    );
    expect(await Shipment.query().findOne({ quoteId })).to.equal(undefined);
  });

  it('requires only the documents that the load and its customer need', async () => {
    const { quoteId, winner } = await rated({ customerId, hazmat: false, movement: 'mexico' });
    await document(winner, 'carrier_certificate').delete();
    await document(winner, 'security_certificates').delete();
    const demands = (certificates: string[]) =>
      Company.query()
        .findById(customerId)
        .patch({ demandedCertificates: certificates } as object);
    await demands(['CTPAT']);
    const { body } = await award<Problem>(admin, quoteId, winner.id);
    await demands([]);
    expect(body.title).to.include('Certificados de seguridad').and.not.include('transportista');
    expect((await award(admin, quoteId, winner.id)).status).to.equal(200);
  });

  it('can be overridden only by Andén, with a reason that is recorded', async () => {
    const { quoteId, winner } = await rated();
    await document(winner, 'insurance_cover').delete();
    const override = { overrideReason: 'Póliza renovada, llega mañana' };
    expect((await award(admin, quoteId, winner.id, override)).status).to.equal(403);
    const short = await award(staff, quoteId, winner.id, { overrideReason: 'sí' });
    expect(short.status).to.equal(422);
    expect((await award(staff, quoteId, winner.id, override)).status).to.equal(200);
    const events = await as(admin).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    const kept = events.body.find(({ reason }) => reason === 'documents_overridden')!;
    expect(kept).to.include({ entity: 'invitations', toStatus: 'assigned' });
    expect(kept.comment).to.equal('Póliza renovada, llega mañana');
    expect(kept.lackingDocuments).to.deep.equal([
      { type: 'insurance_cover', state: 'missing', expirationDate: null },
    ]);
    expect(kept.userName).to.equal(`${staff.firstName} ${staff.lastName}`);
  });

  trial(
    'and a concurrent rejection of a document have one result',
    { many: 200, few: 5 },
    async (count) => {
      for (let round = 0; round < count; round += 1) {
        const { quoteId, winner } = await rated();
        const { id: uuid } = await uploadedDocument(winner.carrierId, {
          status: 'approved',
          expirationDate: dayIn(80),
        });
        const rejection = { uuid, status: 'rejected', reason: 'Póliza falsa' };
        const [awarded, rejected] = await Promise.all([
          award<Problem>(admin, quoteId, winner.id),
          as(staffAdmin).patch('/api/carriers/documentStatus', rejection),
        ]);
        expect(rejected.status).to.equal(200);
        const load = await Shipment.query().findOne({ quoteId });
        expect([awarded.status, Boolean(load)]).to.deep.equal(
          awarded.status === 200 ? [200, true] : [409, false],
        );
        if (awarded.status === 409) expect(awarded.body.code).to.equal('DOCUMENTS_LACKING');
      }
    },
  );

  it('creates the load, closes all invitations with an outcome, and notifies the parties', async () => {
    const { quoteId, winner } = await rated({ customerId, weight: '12000.00' });
    const cheaper = await buildInvitation({ quoteId, rate: { allIn: '1200.00' } });
    const dearer = await buildInvitation({ quoteId, rate: { allIn: '33000.00', currency: 'MXN' } });
    const silent = await buildInvitation({ quoteId, status: 'available' });
    const dear = await award<Problem>(admin, quoteId, winner.id);
    expect([dear.status, ...Object.keys(dear.body.errors!)]).to.deep.equal([422, 'reason']);
    const sold = { saleValue: '2000.00', reason: 'more_trust' };
    const { status, body } = await award(admin, quoteId, winner.id, sold);
    expect(status).to.equal(200);
    expect(body).to.include({
      status: 'assigned',
      purchaseCost: '1500.00',
      saleValue: '2000.00',
      margin: '500.00',
      marginPercent: '25.00',
    });
    expect(body.can).to.not.include.members(['award', 'dismiss']);
    const load = (await Shipment.query().findOne({ quoteId }))!;
    expect(body.shipmentId).to.equal(load.id);
    expect(load).to.include({
      companyId,
      customerId,
      carrierId: winner.carrierId,
      status: 'assigned',
    });
    expect(load).to.include({ purchaseCost: '1500.00', saleValue: '2000.00', currency: 'USD' });
    expect(load.origin).to.deep.include({ city: 'Monterrey', postalCode: '64000' });
    const outcome = async ({ id }: Invitation) => {
      const row = (await Invitation.query().findById(id))!;
      return [row.status, row.closeReason, row.rank, row.distancePercent];
    };
    expect(await outcome(winner)).to.deep.equal(['assigned', 'more_trust', 2, '0.00']);
    expect(await outcome(cheaper)).to.deep.equal(['rejected', 'more_trust', 1, '-20.00']);
    expect(await outcome(dearer)).to.deep.equal(['rejected', 'more_trust', 3, '10.00']);
    expect(await outcome(silent)).to.deep.equal(['dismissed', 'load_already_covered', null, null]);
    const events = await as(admin).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    expect(events.body.map(({ entity, toStatus }) => `${entity} ${toStatus}`)).to.have.members([
      'quotes assigned',
      'invitations assigned',
      'invitations rejected',
      'invitations rejected',
      'invitations dismissed',
    ]);
    const told = await (await testDb())('events').where({ entityId: load.id });
    expect(told.map(({ entity, toStatus }) => [entity, toStatus])).to.deep.equal([
      ['shipments', 'assigned'],
    ]);
  });

  it('tells who loses why; the lowest rate read that the load was covered, not why another was chosen', async () => {
    const { quoteId, winner } = await rated();
    const lowest = await buildInvitation({ quoteId, rate: { allIn: '1200.00' } });
    const loser = await buildUser({ type: 'carrier', carrierId: lowest.carrierId });
    await award(admin, quoteId, winner.id, { reason: 'better_response_time' });
    const path = `/api/invitations/${lowest.id}`;
    const { body } = await as(loser).get<Schemas['Invitation']>(path);
    expect(body).to.include({ status: 'rejected', closeReason: 'better_response_time', rank: 1 });
    const told = await as(loser).get<Schemas['Notification'][]>('/api/notifications');
    expect(told.body[0]!.params).to.include({ reason: 'better_response_time' });
  });

  it('tells the winner that it won, and not that its rate was the dearest or why it was chosen', async () => {
    const { quoteId, winner } = await rated();
    await buildInvitation({ quoteId, rate: { allIn: '1200.00' } });
    const carrier = await buildUser({ type: 'carrier', carrierId: winner.carrierId });
    await award(admin, quoteId, winner.id, { reason: 'more_trust' });
    const read = `/api/invitations/${winner.id}`;
    const { body } = await as(carrier).get<Schemas['Invitation']>(read);
    expect(body).to.include({ status: 'assigned', closeReason: null, rank: null });
    expect(body.distancePercent).to.equal(null);
    const history = await as(carrier).get<Schemas['HistoryEvent'][]>('/api/history');
    const assigned = history.body.filter(({ toStatus }) => toStatus === 'assigned');
    expect(assigned).to.have.length.above(0);
    for (const event of assigned) expect(event.reason).to.equal(null);
    const told = await as(carrier).get('/api/notifications');
    expect(JSON.stringify([body, history.body, told.body])).to.not.include('more_trust');
  });

  it('says a better rate only to who asked for more, where the lowest one wins', async () => {
    const { quoteId, winner } = await rated();
    const equal = await buildInvitation({ quoteId, rate: { allIn: '1500.00' } });
    const dearer = await buildInvitation({ quoteId, rate: { allIn: '1500.01' } });
    await award(admin, quoteId, winner.id);
    const reasonOf = async ({ id }: Invitation) =>
      (await Invitation.query().findById(id))!.closeReason;
    expect(await reasonOf(dearer)).to.equal('better_rate');
    expect(await reasonOf(equal)).to.equal('load_already_covered');
  });

  it('told the lowest rate that it lost to a better rate; now this reason is refused for a higher one', async () => {
    const { quoteId, winner } = await rated();
    const lowest = await buildInvitation({ quoteId, rate: { allIn: '1200.00' } });
    const better = { reason: 'better_rate' };
    const refused = await award<Problem>(admin, quoteId, winner.id, better);
    expect([refused.status, ...Object.keys(refused.body.errors!)]).to.deep.equal([422, 'reason']);
    expect((await award(admin, quoteId, lowest.id, better)).status).to.equal(200);
    expect((await Invitation.query().findById(winner.id))!.closeReason).to.equal('better_rate');
  });

  it('tells an equal rate that the load was covered, also where a better rate is the chosen reason', async () => {
    const { quoteId, winner } = await rated();
    const equal = await buildInvitation({ quoteId, rate: { allIn: '1500.00' } });
    await award(admin, quoteId, winner.id, { reason: 'better_rate' });
    expect((await Invitation.query().findById(equal.id))!.closeReason).to.equal(
      'load_already_covered',
    );
  });

  it('with the reason "other" said nothing; now it needs a comment, which carriers do not read', async () => {
    const { quoteId, winner } = await rated();
    const lowest = await buildInvitation({ quoteId, rate: { allIn: '1200.00' } });
    for (const comment of [undefined, '  ']) {
      const call = await award<Problem>(admin, quoteId, winner.id, { reason: 'other', comment });
      expect([call.status, ...Object.keys(call.body.errors!)]).to.deep.equal([422, 'comment']);
    }
    const other = { reason: 'other', comment: 'Ya tiene caja en el patio' };
    expect((await award(admin, quoteId, winner.id, other)).status).to.equal(200);
    const { body } = await as(admin).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    const kept = body.filter(({ comment }) => comment === other.comment);
    expect(kept.map(({ toStatus, reason }) => [toStatus, reason])).to.deep.equal([
      ['assigned', 'other'],
    ]);
    const loser = await buildUser({ type: 'carrier', carrierId: lowest.carrierId });
    const read = await as(loser).get(`/api/invitations/${lowest.id}`);
    expect(JSON.stringify(read.body)).not.to.include('patio');
  });

  it('below cost went through without a word; now it needs a reason, which is kept', async () => {
    const { quoteId, winner } = await rated({ saleValue: '1400.00' });
    const missing = await award<Problem>(admin, quoteId, winner.id);
    expect([missing.status, ...Object.keys(missing.body.errors!)]).to.deep.equal([
      ...[422, 'lossReason'],
    ]);
    const lossReason = 'Se compensa con el regreso';
    expect((await award(admin, quoteId, winner.id, { lossReason })).status).to.equal(200);
    const { body } = await as(admin).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    const kept = { reason: 'sold_below_cost', comment: lossReason };
    expect(
      body.find(({ toStatus, entity }) => toStatus === 'assigned' && entity === 'quotes'),
    ).to.include(kept);
    const carrier = await buildUser({ type: 'carrier', carrierId: winner.carrierId });
    const told = await as(carrier).get('/api/history');
    expect(JSON.stringify(told.body)).not.to.match(/sold_below_cost|regreso/);
  });

  it("uses the last valid rate, in the quote's currency and at its exchange rate", async () => {
    const { quoteId } = await rated({ currency: 'MXN', exchangeRate: '18.3333' });
    const winner = await buildInvitation({ quoteId, rate: { allIn: '1300.00', currency: 'USD' } });
    await buildRate({
      invitationId: winner.id,
      version: 2,
      linehaul: '1234.00',
      tolls: '0.56',
    } as never);
    await buildRate({ invitationId: winner.id, version: 3, allIn: '1.00', late: true });
    const { body } = await award(staff, quoteId, winner.id);
    expect(body).to.include({ purchaseCost: '22633.56', saleValue: null });
  });

  it('can be made once', async () => {
    const { quoteId, winner } = await rated();
    await award(admin, quoteId, winner.id);
    const again = await award<Problem>(admin, quoteId, winner.id);
    expect([again.status, again.body.code]).to.deep.equal([409, 'ALREADY_AWARDED']);
  });

  trial('of a free company is refused after three loads', { many: 200 }, async (count) => {
    for (let round = 0; round < count; round += 1) await awardFiveFree();
  });

  async function awardFiveFree() {
    const free = await buildUser({ companyId: (await buildCompany({ plan: 'free' })).id });
    const own = { companyId: free.companyId! };
    const five = [];
    for (let count = 0; count < 5; count += 1) five.push(await rated(own));
    const all = await Promise.all(
      five.map(({ quoteId, winner }) => award<Problem>(free, quoteId, winner.id)),
    );
    expect(all.map(({ status }) => status).sort()).to.deep.equal([200, 200, 200, 403, 403]);
    const refused = all.find(({ status }) => status === 403)!;
    expect(refused.body.code).to.equal('PLAN_LIMIT');
    expect(refused.body.title).to.include('3 cargas asignadas');
    expect(await Shipment.query().where(own).resultSize()).to.equal(3);
  }

  trial('succeeds for one of two concurrent requests', { many: 200, few: 5 }, async (count) => {
    const [one, two] = [await buildCarrier(), await buildCarrier()];
    for (let round = 0; round < count; round += 1) {
      const { id: quoteId } = await buildQuote({ companyId, status: 'rated' });
      const first = await buildInvitation({ quoteId, carrierId: one.id, rate: {} });
      const second = await buildInvitation({ quoteId, carrierId: two.id, rate: {} });
      const answers = await Promise.all([
        award<Problem>(admin, quoteId, first.id),
        award<Problem>(partner, quoteId, second.id),
      ]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.code).to.equal('ALREADY_AWARDED');
      expect(await Shipment.query().where({ quoteId }).resultSize()).to.equal(1);
      const assigned = await Invitation.query().where({ quoteId, status: 'assigned' });
      expect(assigned).to.have.length(1);
    }
  });

  trial('and a concurrent rate leave consistent events', { many: 200, few: 5 }, async (count) => {
    for (let round = 0; round < count; round += 1) {
      const { quoteId, winner } = await rated();
      const late = await buildInvitation({ quoteId });
      const carrier = await buildUser({ type: 'carrier', carrierId: late.carrierId });
      // The reason is needed where the lower rate comes first.
      const [awarded, answered] = await Promise.all([
        award(admin, quoteId, winner.id, { reason: 'more_trust' }),
        as(carrier).post(`/api/invitations/${late.id}/rate`, { currency: 'USD', allIn: '1.00' }),
      ]);
      expect(awarded.status).to.equal(200);
      const { status } = (await Invitation.query().findById(late.id))!;
      expect([answered.status, status].join(' ')).to.be.oneOf(['200 rejected', '409 dismissed']);
    }
  });
});
