import { expect } from 'chai';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Document } from '../../../compliance/documents/Document.ts';
import { dayIn, uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { isSomebodyWaiting } from '../../../testing/base/waiting.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Lacking = Schemas['LackingDocuments'];

describe('The documents that a carrier lacks for a load', () => {
  const DELIVERY = dayIn(60);
  let admin: User,
    staff: User,
    staffAdmin: User,
    shipper: User,
    customerId: string,
    companyId: string;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    admin = await buildUser({ companyId });
    staff = await buildUser({ type: 'internal', role: 'member' });
    staffAdmin = await buildUser({ type: 'internal' });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
  });

  /** A rated quote for a carrier whose insurance is valid until this day, and the carrier's user. */
  async function insuredUntil(expirationDate: string) {
    const { id: quoteId } = await buildQuote({
      companyId,
      customerId,
      status: 'rated',
      deliveryDate: DELIVERY,
      hazmat: false,
    });
    const { id, carrierId } = await buildInvitation({ quoteId, rate: { allIn: '1500.00' } });
    await uploadedDocument(carrierId, { status: 'approved', expirationDate });
    const carrier = await buildUser({ type: 'carrier', carrierId });
    return { quoteId, carrierId, invitationId: id, carrier };
  }

  const expiring = (expirationDate: string): Lacking => [
    { type: 'insurance_cover', state: 'expires_before_delivery', expirationDate },
  ];

  it('are said before the award: among the matches, in the comparison and to the carrier', async () => {
    const { quoteId, carrierId, invitationId, carrier } = await insuredUntil(dayIn(59));
    const lacking = expiring(dayIn(59));
    const { carrierName } = (await Carrier.query().findById(carrierId))!;
    const matches = await as(admin).get<Schemas['Matches']>(
      `/api/quotes/${quoteId}/matches?q=${encodeURIComponent(carrierName)}`,
    );
    const match = matches.body.matches.find((each) => each.carrierId === carrierId);
    expect(match?.lackingDocuments).to.deep.equal(lacking);
    for (const user of [admin, staff, carrier]) {
      const one = await as(user).get<Schemas['Invitation']>(`/api/invitations/${invitationId}`);
      expect(one.body.lackingDocuments).to.deep.equal(lacking);
    }
    const path = `/api/invitations?quoteId=${quoteId}`;
    const { body } = await as(admin).get<Schemas['Invitation'][]>(path);
    expect(body.map(({ lackingDocuments }) => lackingDocuments)).to.deep.equal([lacking]);
  });

  it('keep the award back until the document is valid through the delivery', async () => {
    const { quoteId, invitationId } = await insuredUntil(dayIn(59));
    const early = await as(admin).post<Schemas['Problem']>(`/api/quotes/${quoteId}/award`, {
      invitationId,
    });
    expect([early.status, early.body.code]).to.deep.equal([409, 'DOCUMENTS_LACKING']);
    expect(early.body.title).to.include('Carátula del seguro (vence antes de la entrega: ');
    const through = await insuredUntil(DELIVERY);
    const path = `/api/quotes/${through.quoteId}/award`;
    const { status } = await as(admin).post(path, { invitationId: through.invitationId });
    expect(status).to.equal(200);
  });

  it('are an insurance below the amount that the customer requires, also in another currency', async () => {
    const review = async (carrierId: string, insuredAmount: string, insuredCurrency: string) => {
      const documentDate = dayIn(-10);
      const { id: uuid } = await uploadedDocument(carrierId, { documentDate });
      const decision = { uuid, status: 'approved', expirationDate: dayIn(170), documentDate };
      const body = { ...decision, insuredAmount, insuredCurrency };
      expect((await as(staffAdmin).patch('/api/carriers/documentStatus', body)).status).to.equal(
        200,
      );
    };
    const { quoteId, carrierId, invitationId } = await insuredUntil(dayIn(90));
    await Company.query().findById(customerId).patch({ demandedInsuredAmount: '100000' });
    const states = async () => {
      const path = `/api/invitations/${invitationId}`;
      const { body } = await as(admin).get<Schemas['Invitation']>(path);
      return body.lackingDocuments!.map(({ type, state }) => `${type} ${state}`);
    };
    expect(await states(), 'an unknown amount').to.deep.equal(['insurance_cover insured_too_low']);
    await review(carrierId, '99999.99', 'USD');
    expect(await states()).to.deep.equal(['insurance_cover insured_too_low']);
    await review(carrierId, '150000', 'MXN');
    expect(await states(), 'fewer dollars').to.deep.equal(['insurance_cover insured_too_low']);
    await review(carrierId, '100000', 'USD');
    expect(await states()).to.deep.equal([]);
    await Company.query().findById(customerId).patch({ demandedInsuredAmount: null });
    expect(
      (await as(admin).post(`/api/quotes/${quoteId}/award`, { invitationId })).status,
    ).to.equal(200);
  });

  it('are certificates that do not name the program that the customer requires', async () => {
    const { carrierId, invitationId } = await insuredUntil(dayIn(90));
    const type = 'security_certificates';
    const { id } = await uploadedDocument(carrierId, {
      type,
      status: 'approved',
      expirationDate: dayIn(90),
      certificates: ['OEA'],
    } as never);
    await Company.query()
      .findById(customerId)
      .patch({ demandedCertificates: ['CTPAT'] });
    const lacking = async () =>
      (await as(admin).get<Schemas['Invitation']>(`/api/invitations/${invitationId}`)).body
        .lackingDocuments;
    expect(await lacking()).to.deep.equal([
      { type, state: 'certificate_missing', expirationDate: dayIn(90) },
    ]);
    await Document.query()
      .findById(id)
      .patch({ certificates: ['OEA', 'CTPAT'] });
    expect(await lacking()).to.deep.equal([]);
    await Company.query().findById(customerId).patch({ demandedCertificates: [] });
  });

  it('stay on the load with who overrode them, and are hidden from the customer', async () => {
    const { quoteId, invitationId, carrier } = await insuredUntil(dayIn(59));
    const overrideReason = 'La aseguradora confirmó la renovación';
    const path = `/api/quotes/${quoteId}/award`;
    const { body } = await as(staff).post<Schemas['Quote']>(path, { invitationId, overrideReason });
    const load = async (user: User) =>
      (await as(user).get<Schemas['Shipment']>(`/api/shipments/${body.shipmentId}`)).body;
    const { lackingDocuments, overriddenDocuments } = await load(admin);
    expect(lackingDocuments).to.deep.equal(expiring(dayIn(59)));
    expect(overriddenDocuments).to.deep.include({
      comment: overrideReason,
      documents: expiring(dayIn(59)),
    });
    expect(overriddenDocuments?.userName).to.equal(`${staff.firstName} ${staff.lastName}`);
    const seen = await load(carrier);
    expect(seen.lackingDocuments).to.deep.equal(expiring(dayIn(59)));
    expect(seen).to.not.have.property('overriddenDocuments');
    expect(await load(shipper)).to.not.have.any.keys('lackingDocuments', 'overriddenDocuments');
  });

  it('are read by an award that waits for a review without holding what the review writes next', async () => {
    const { quoteId, carrierId, invitationId } = await insuredUntil(dayIn(90));
    const db = await testDb();
    const review = await db.transaction();
    const insurance = review('documents').where({ carrierId, type: 'insurance_cover' });
    await insurance.clone().forUpdate();
    const award = as(admin).post(`/api/quotes/${quoteId}/award`, { invitationId });
    while (!(await isSomebodyWaiting(db)));
    await insurance.clone().update({ expirationDate: dayIn(91) });
    await review.commit();
    expect((await award).status).to.equal(200);
  });
});
