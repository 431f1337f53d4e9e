import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { setClock } from '../../../../testing/base/clock.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildInvitation, buildRate, minutesFrom } from '../factory.ts';
import { Invitation } from '../../Invitation.ts';

const ENDED = ['not_available', 'rejected_by_carrier', 'dismissed', 'answered'] as const;

describe('inviting a carrier again', function () {
  this.timeout(30_000);
  let companyId: string, broker: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    broker = await buildUser({ companyId });
  });

  const send = (id: string, body: object) =>
    as(broker).post<Schemas['Quote']>(`/api/quotes/${id}/send`, body);

  it('was refused with "already invited" after its no; now its answer starts anew', async () => {
    for (const status of ENDED) {
      const { id: quoteId } = await buildQuote({ companyId, status: 'sent' });
      const ended = { status, closedAt: minutesFrom(-1), closeReason: 'expired', comment: 'No' };
      const { id, carrierId } = await buildInvitation({ quoteId, ...ended });
      await buildRate({ invitationId: id, late: true });
      const sent = await send(quoteId, { carrierIds: [carrierId], minutes: 30 });
      expect(sent.status, status).to.equal(200);
      const carrier = as(await buildUser({ type: 'carrier', carrierId }));
      const { body } = await carrier.get<Schemas['Invitation']>(`/api/invitations/${id}`);
      expect(body).to.include({ status: 'sent', closedAt: null, closeReason: null, comment: null });
      const rate = { currency: 'USD', allIn: '1300.00' };
      const rated = await carrier.post<Schemas['Invitation']>(`/api/invitations/${id}/rate`, rate);
      expect(rated.body, status).to.include({ status: 'rated' });
      expect(rated.body.rate).to.include({ total: '1300.00', late: false, version: 2 });
    }
  });

  it('opens the quote again that ended without a rate', async () => {
    const { id: quoteId } = await buildQuote({ companyId, status: 'not_available' });
    const { carrierId } = await buildInvitation({ quoteId, status: 'rejected_by_carrier' });
    const { body } = await send(quoteId, { carrierIds: [carrierId] });
    expect(body).to.include({ status: 'sent', closedAt: null });
  });

  it('in a later wave hides the invitation from the carrier until that wave is sent', async () => {
    setClock(new Date());
    const { id: quoteId } = await buildQuote({ companyId });
    const { id, carrierId } = await buildInvitation({ quoteId, status: 'rejected_by_carrier' });
    const first = await buildUser({ type: 'carrier' });
    const nextWaves = [{ carrierIds: [carrierId], minutes: 45 }];
    await send(quoteId, { carrierIds: [first.carrierId], nextWaves });
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    expect((await carrier.get(`/api/invitations/${id}`)).status).to.equal(404);
    const [open] = await Invitation.query().where({ quoteId, carrierId: first.carrierId! });
    const reason = 'route_not_covered';
    await as(first).post(`/api/invitations/${open!.id}/decline`, { reason });
    const { body } = await carrier.get<Schemas['Invitation']>(`/api/invitations/${id}`);
    expect(body.status).to.equal('sent');
  });

  it('names the deadline in the mail of a prepared wave, which had none', async () => {
    const { id: quoteId } = await buildQuote({ companyId });
    const recipient = 'despacho@ronda.test';
    const { id: carrierId } = await buildCarrier({ quotingEmail: recipient });
    await buildInvitation({ quoteId, carrierId, status: 'pending' });
    await send(quoteId, { carrierIds: [carrierId] });
    const [mail] = await Invitation.knex()('mails').where({ recipient });
    expect(JSON.stringify(mail)).to.match(/Plazo para responder|Deadline to answer/);
  });
});
