import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { provedClaim } from '../../claims/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Document } from '../../documents/Document.ts';
import { dayIn, uploadedDocument } from '../../documents/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { Consent } from '../Consent.ts';
import { buildConsent } from './factory.ts';

describe('The documents that count for an award', () => {
  let companyId: string, broker: User, carrierId: string;

  beforeEach(async () => {
    const company = await buildCompany();
    companyId = company.id;
    broker = await buildUser({ companyId });
    ({ id: carrierId } = await buildCarrier());
  });

  /** The documents that a carrier with a rate lacks for a load of the broker, as the broker reads them. */
  async function rated(id: string, user = broker) {
    const company = { id: user.companyId! };
    const { id: customerId } = await buildCustomer(company);
    const dates = { pickupDate: dayIn(2), deliveryDate: dayIn(5) };
    const quote = { companyId: company.id, customerId, status: 'rated', hazmat: false } as const;
    const { id: quoteId } = await buildQuote({ ...quote, ...dates });
    const rate = { allIn: '1500.00' };
    const { id: invitationId } = await buildInvitation({ quoteId, carrierId: id, rate });
    return { quoteId, invitationId, lacking: () => lackingIn(user, invitationId) };
  }

  async function lackingIn(user: User, invitationId: string) {
    const { body } = await as(user).get<Schemas['Invitation']>(`/api/invitations/${invitationId}`);
    return body.lackingDocuments!.map(({ type, state }) => `${type} ${state}`);
  }

  async function judge(consentId: string, documentId: string, body: object) {
    const path = `/api/consents/${consentId}/documents/${documentId}/judgement`;
    expect((await as(broker).post(path, { versionNumber: 1, ...body })).status).to.equal(200);
  }

  const award = async ({ quoteId, invitationId }: { quoteId: string; invitationId: string }) =>
    (await as(broker).post(`/api/quotes/${quoteId}/award`, { invitationId })).status;

  it('are those that the broker itself has not rejected, whatever Andén decided', async () => {
    const load = await rated(carrierId);
    const until = { status: 'approved', expirationDate: dayIn(20) } as const;
    const { id: documentId } = await uploadedDocument(carrierId, until);
    const { id: consentId } = await buildConsent({ carrierId, companyId, status: 'granted' });
    expect(await load.lacking()).to.deep.equal([]);
    await judge(consentId, documentId, { status: 'rejected', reason: 'Monto insuficiente' });
    expect(await load.lacking()).to.deep.equal(['insurance_cover rejected']);
    expect(await award(load)).to.equal(409);
    const stranger = await rated(carrierId, await buildUser());
    expect(await stranger.lacking(), 'for another broker').to.deep.equal([]);
    await judge(consentId, documentId, { status: 'approved', expirationDate: dayIn(20) });
    expect(await award(load)).to.equal(200);
  });

  it('are those that the broker itself approved, although Andén has not', async () => {
    const load = await rated(carrierId);
    const { id: documentId } = await uploadedDocument(carrierId);
    const { id: consentId } = await buildConsent({ carrierId, companyId, status: 'granted' });
    expect(await load.lacking()).to.deep.equal(['insurance_cover pending']);
    await judge(consentId, documentId, { status: 'approved', expirationDate: dayIn(20) });
    expect(await load.lacking()).to.deep.equal([]);
    const stranger = await rated(carrierId, await buildUser());
    expect(await stranger.lacking(), 'for another broker').to.deep.equal([
      'insurance_cover pending',
    ]);
    await Consent.query().findById(consentId).patch({ status: 'withdrawn' });
    expect(await load.lacking(), 'its own decision stays').to.deep.equal([]);
  });

  it('are those that a carrier shares for a record that it has claimed, as long as it shares them', async () => {
    const { id: recordId } = await buildCarrier({ companyId });
    const load = await rated(recordId);
    await Document.query().delete().where({ carrierId: recordId, type: 'insurance_cover' });
    await uploadedDocument(carrierId, { status: 'approved', expirationDate: dayIn(20) });
    const missing = ['insurance_cover missing'];
    expect(await load.lacking()).to.deep.equal(missing);
    await provedClaim({ carrierId, recordId, companyId });
    expect(await load.lacking(), 'claimed').to.deep.equal(missing);
    const given = { carrierId, companyId, recordId, status: 'granted' } as const;
    const { id: consentId } = await buildConsent({ ...given, types: ['bank_statement'] });
    expect(await load.lacking(), 'another type').to.deep.equal(missing);
    await Consent.query().findById(consentId).patch({ types: null });
    expect(await load.lacking(), 'shared').to.deep.equal([]);
    await Consent.query().findById(consentId).patch({ status: 'withdrawn' });
    expect(await load.lacking(), 'withdrawn').to.deep.equal(missing);
  });
});
