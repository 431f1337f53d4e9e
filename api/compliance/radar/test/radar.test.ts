import { expect } from 'chai';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { provedClaim } from '../../claims/test/factory.ts';
import { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { Consent } from '../../consents/Consent.ts';
import { buildConsent } from '../../consents/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Document } from '../../documents/Document.ts';
import { dayIn, uploadedDocument } from '../../documents/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildDriver } from '../../../network/operators/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildVehicle } from '../../../network/vehicles/test/factory.ts';

type Row = Schemas['RadarCarrier'];

describe('GET /radar', () => {
  let companyId: string, broker: User;

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    broker = await buildUser({ companyId });
  });

  const rows = async (query = '', user = broker) =>
    (await as(user).get<Row[]>(`/api/radar?${query}`)).body;
  const names = async (query = '') => (await rows(query)).map(({ carrierName }) => carrierName);

  /** A carrier of the network whose insurance is valid until this day. */
  async function insuredUntil(carrierName: string, expirationDate: string) {
    const { id } = await buildCarrier({ companyId, carrierName });
    await approveDocuments(id);
    await uploadedDocument(id, { status: 'approved', expirationDate });
    return id;
  }

  it('needs a token, and is empty where all documents are valid for more than 60 days', async () => {
    expect((await anonymous.get('/api/radar')).status).to.equal(401);
    await insuredUntil('Vigentes', dayIn(61));
    expect(await rows()).to.deep.equal([]);
  });

  it('shows what is missing, rejected, expired or expires, the most urgent first', async () => {
    const id = await insuredUntil('Varios', dayIn(60));
    const of = (type: string) => Document.query().where({ carrierId: id, type });
    await of('bank_statement').patch({ expirationDate: dayIn(-3) });
    await of('proof_of_address').delete();
    const reason = 'No se lee';
    await uploadedDocument(id, { type: 'transport_certificate', status: 'rejected', reason });
    await of('security_certificates').delete();
    const [row] = await rows();
    expect(row!.documents).to.have.deep.members([
      { type: 'bank_statement', status: 'expired', expirationDate: dayIn(-3), askedAt: null },
      { type: 'proof_of_address', status: 'missing', expirationDate: null, askedAt: null },
      { type: 'transport_certificate', status: 'rejected', expirationDate: null, askedAt: null },
      { type: 'insurance_cover', status: 'expiring', expirationDate: dayIn(60), askedAt: null },
    ]);
    expect(row!.documents.at(-1)!.type).to.equal('insurance_cover');
  });

  it('shows the same order on pages far down a long list', async () => {
    await Document.knex().raw(
      `insert into carriers (company_id, carrier_name, status)
       select ?, 'Fletes ' || n, 'active' from generate_series(1, 510) as n`,
      [companyId],
    );
    const all = await names('limit=1000');
    expect(all).to.have.length(510);
    expect(await names('limit=25&offset=500')).to.deep.equal(all.slice(500));
    expect(await names('limit=5&offset=503&total=false')).to.deep.equal(all.slice(503, 508));
  });

  it('counts what a carrier shares for the record that it has claimed, while it shares it', async () => {
    const { id: recordId } = await buildCarrier({ companyId, carrierName: 'Reclamado' });
    const { id: carrierId } = await buildCarrier();
    await approveDocuments(carrierId);
    await provedClaim({ carrierId, recordId, companyId });
    expect(await names(), 'not shared').to.deep.equal(['Reclamado']);
    const { id } = await buildConsent({ carrierId, companyId, recordId, status: 'granted' });
    expect(await names(), "of Andén's review").to.deep.equal([]);
    await Consent.query()
      .findById(id)
      .patch({ types: ['bank_statement'] });
    const [row] = await rows();
    expect(row!.documents.map(({ type }) => type)).not.to.include('bank_statement');
    await Consent.query().findById(id).patch({ status: 'withdrawn' });
    expect((await rows())[0]!.documents.length).to.be.greaterThan(row!.documents.length);
  });

  it('shows the papers of vehicles and drivers that have ended or end soon', async () => {
    const id = await insuredUntil('Con papeles', dayIn(300));
    await buildVehicle({ carrierId: id, name: 'T-1', insuranceEndsOn: dayIn(10) });
    await buildVehicle({ carrierId: id, permitEndsOn: dayIn(90) });
    await buildDriver({ carrierId: id, name: 'Ana Ríos', licenceEndsOn: dayIn(-1) });
    await buildDriver({ carrierId: id, licenceEndsOn: dayIn(3), archivedAt: dayIn(-5) });
    const [row] = await rows();
    expect(row!.documents).to.eql([]);
    expect(row!.papers.map(({ name, paper, status }) => [name, paper, status])).to.eql([
      ['Ana Ríos', 'licence', 'expired'],
      ['T-1', 'insurance', 'expiring'],
    ]);
    expect(await names('status=expired')).to.eql(['Con papeles']);
    expect(await names('status=missing')).to.eql([]);
    expect(await names('type=insurance_cover')).to.eql([]);
  });

  it('leaves out a document that waits for its review, and archived carriers', async () => {
    await uploadedDocument(await insuredUntil('En revisión', dayIn(-1)));
    await insuredUntil('Archivado', dayIn(-1));
    const { id } = (await rows()).find(({ carrierName }) => carrierName === 'Archivado')!;
    expect(await names()).to.deep.equal(['Archivado']);
    expect((await as(broker).delete(`/api/carriers/${id}`)).status).to.equal(200);
    expect(await names()).to.deep.equal([]);
  });

  it('orders by what it stops: loads under way, open requests, then the days that are left', async () => {
    await insuredUntil('Vence en 5', dayIn(5));
    await insuredUntil('Venció', dayIn(-2));
    const invited = await insuredUntil('Con solicitud', dayIn(20));
    const loaded = await insuredUntil('Con carga', dayIn(40));
    const { id: quoteId } = await buildQuote({ companyId, deliveryDate: dayIn(21) });
    await buildInvitation({ quoteId, carrierId: invited });
    await buildInvitation({ quoteId, carrierId: loaded, status: 'rejected_by_carrier' });
    const load = { companyId, carrierId: loaded, status: 'in_transit' } as const;
    await buildShipment({ ...load, deliveryDate: dayIn(41) });
    await buildShipment({ ...load, deliveryDate: dayIn(40) });
    await buildShipment({ companyId, carrierId: invited, status: 'delivered' });
    const order = ['Con carga', 'Con solicitud', 'Venció', 'Vence en 5'];
    expect(await names()).to.deep.equal(order);
    const [first, second] = await rows();
    const none = { openInvitations: 0, stoppedInvitations: 0 };
    expect(first).to.include({ ...none, assignedLoads: 2, stoppedLoads: 1 });
    expect(second).to.include({ assignedLoads: 0, openInvitations: 1, stoppedInvitations: 1 });
    expect(await names('stops=loads')).to.deep.equal(['Con carga']);
    expect(await names('stops=loads&stops=invitations')).to.deep.equal(order.slice(0, 2));
    expect(await names('filter={"stops":[]}')).to.deep.equal([]);
    expect(await names('status=expired')).to.deep.equal(['Venció']);
    expect(await names('status=expired&type=bank_statement')).to.deep.equal([]);
    expect(await names('q=con')).to.deep.equal(order.slice(0, 2));
  });

  it('does not say that a document stops what is delivered while it is valid', async () => {
    const id = await insuredUntil('Vence en 40', dayIn(40));
    await buildShipment({ companyId, carrierId: id, status: 'assigned', deliveryDate: dayIn(3) });
    await insuredUntil('Vence en 5', dayIn(5));
    expect(await names()).to.deep.equal(['Vence en 5', 'Vence en 40']);
    const [, later] = await rows();
    expect(later).to.include({ assignedLoads: 1, stoppedLoads: 0 });
    expect(await names('stops=loads')).to.deep.equal([]);
  });

  it('asks a carrier for all its documents at once, those asked for today left out', async () => {
    const { id } = await buildCarrier({ companyId });
    const path = `/api/radar/${id}`;
    const before = (await rows()).find((row) => row.id === id)!.documents;
    await as(broker).post(`${path}/ask`, { type: before[0]!.type });
    const { status, body } = await as(broker).post<Row>(`${path}/ask_all`, {});
    expect([status, body.documents.length]).to.deep.equal([200, before.length]);
    expect(body.documents.every(({ askedAt }) => askedAt)).to.equal(true);
    const db = Document.knex();
    const documents = await db('documents').where({ carrierId: id }).whereNotNull('askedAt');
    expect(documents).to.have.length(before.length);
    const again = await as(broker).post<Schemas['Problem']>(`${path}/ask_all`, {});
    expect([again.status, again.body.code]).to.deep.equal([409, 'DOCUMENT_ALREADY_ASKED']);
    expect((await anonymous.post(`${path}/ask_all`, {})).status).to.equal(401);
  });

  it('asks the gate what open work requires: the insured amount and the certificates of its customer', async () => {
    const { id: customerId } = await buildCustomer({ id: companyId } as never);
    const demanded = { demandedInsuredAmount: '2000000', demandedCertificates: ['CTPAT'] };
    await Company.query()
      .findById(customerId)
      .patch(demanded as never);
    const id = await insuredUntil('Con cliente', dayIn(300));
    await Document.query().where({ carrierId: id, type: 'security_certificates' }).delete();
    expect(await rows()).to.deep.equal([]);
    const load = { companyId, carrierId: id, status: 'assigned', deliveryDate: dayIn(9) } as const;
    await buildShipment(load);
    expect(await rows()).to.deep.equal([]);
    await buildShipment({ ...load, customerId });
    const [row] = await rows();
    expect(row).to.include({ assignedLoads: 2, stoppedLoads: 1 });
    expect(row!.documents.map(({ type, status }) => [type, status])).to.deep.equal([
      ['insurance_cover', 'insufficient'],
      ['security_certificates', 'missing'],
    ]);
    expect(await names('status=insufficient&stops=loads')).to.deep.equal(['Con cliente']);
  });

  it('shows a carrier its own, and brokers only their own networks', async () => {
    const carrierId = await insuredUntil('Propio', dayIn(-1));
    const carrier = await buildUser({ type: 'carrier', carrierId });
    expect((await rows('', carrier)).map(({ id }) => id)).to.deep.equal([carrierId]);
    expect(await rows('', await buildUser())).to.deep.equal([]);
    const staff = await buildUser({ type: 'internal' });
    expect((await rows(`companyId=${companyId}`, staff)).map(({ id }) => id)).to.deep.equal([
      carrierId,
    ]);
  });
});
