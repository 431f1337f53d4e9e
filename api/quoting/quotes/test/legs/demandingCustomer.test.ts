import { expect } from 'chai';
import { Document } from '../../../../compliance/documents/Document.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import type { Company } from '../../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { as } from '../../../../testing/client.ts';
import { buildShipment } from '../../../../trip/shipments/test/factory.ts';
import { buildInvitation } from '../../../invitations/test/factory.ts';
import { demandingCustomer } from '../../index.ts';
import { Quote } from '../../Quote.ts';
import { buildExchangeRate, buildQuote } from '../factory.ts';

/** A certificate that a customer demands of the carriers of its loads, which no approved document of these tests proves. */
const demanded = { demandedCertificates: ['CTPAT' as const] };
const byLeg = (wholeId: string) => ({ wholeId, leg: 'us' as const, legPosition: 1 });

describe('The documents of the carrier of a leg', () => {
  let company: Company, broker: User;

  before(async () => {
    company = await buildCompany();
    broker = await buildUser({ companyId: company.id });
    await buildExchangeRate();
  });

  const types = (list: Schemas['LackingDocument'][] | null | undefined) =>
    list!.map(({ type }) => type);

  async function legOf(customerId: string | null) {
    const { id: companyId } = company;
    const whole = await buildQuote({ companyId, customerId, asked: 'legs' });
    return buildQuote({ companyId, ...byLeg(whole.id), movement: 'us' });
  }

  it('are those that the customer of the whole demands, in its invitation and in its load', async () => {
    const { id: companyId } = company;
    const customer = await buildCustomer(company, demanded);
    const leg = await legOf(customer.id);
    const { id, carrierId } = await buildInvitation({ quoteId: leg.id });
    const invited = await as(broker).get<Schemas['Invitation']>(`/api/invitations/${id}`);
    expect(types(invited.body.lackingDocuments)).to.deep.equal(['security_certificates']);
    const whole = await buildShipment({ companyId, customerId: customer.id, byLegs: true });
    const load = await buildShipment({
      companyId,
      carrierId,
      status: 'assigned',
      ...byLeg(whole.id),
    });
    const driven = await as(broker).get<Schemas['Shipment']>(`/api/shipments/${load.id}`);
    expect(types(driven.body.lackingDocuments)).to.deep.equal(['security_certificates']);
  });

  it('stand in the radar with what they stop', async () => {
    const leg = await legOf((await buildCustomer(company, demanded)).id);
    const { id: carrierId } = await buildCarrier({ companyId: company.id });
    await buildInvitation({ quoteId: leg.id, carrierId });
    await Document.query().where({ carrierId, type: 'security_certificates' }).delete();
    const { body } = await as(broker).get<Schemas['RadarCarrier'][]>('/api/radar');
    const row = body.find(({ id }) => id === carrierId)!;
    expect(row.documents.map(({ type }) => type)).to.deep.equal(['security_certificates']);
    expect(row.stoppedInvitations).to.equal(1);
  });

  it('are no more than its own quote asks for where the whole has no customer', async () => {
    const { id } = await buildInvitation({ quoteId: (await legOf(null)).id });
    const { body } = await as(broker).get<Schemas['Invitation']>(`/api/invitations/${id}`);
    expect(body.lackingDocuments).to.deep.equal([]);
  });

  it('have their customer by the quote: its own, of a leg that of its whole', async () => {
    const customer = await buildCustomer(company);
    const leg = await legOf(customer.id);
    const whole = await Quote.query().findById(leg.wholeId!).throwIfNotFound();
    expect(await demandingCustomer(undefined, leg)).to.equal(customer.id);
    expect(await demandingCustomer(undefined, whole)).to.equal(customer.id);
    expect(await demandingCustomer(undefined, await legOf(null))).to.equal(null);
  });
});
