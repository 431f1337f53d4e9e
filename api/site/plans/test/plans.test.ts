import { expect } from 'chai';
import { Company } from '../../../network/companies/Company.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { readEnv } from '../../../core/runtime/env.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Inquiry } from '../../inquiries/Inquiry.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { User } from '../../../platform/users/User.ts';

type Use = Schemas['PlanUse'];
type Problem = Schemas['Problem'];

describe('Plans', () => {
  let free: User;
  let member: User;
  let staff: User;

  before(async function () {
    this.timeout(30_000);
    const companyId = (await buildCompany({ plan: 'free' })).id;
    free = await buildUser({ companyId });
    member = await buildUser({ companyId, role: 'member' });
    staff = await buildUser({ type: 'internal', role: 'member' });
  });

  describe('GET /plans', () => {
    it('returns the monthly price from the settings and the limits of each plan, without a token', async () => {
      const { premiumPrice } = (await testServer()).env;
      const { status, body } = await anonymous.get<Schemas['PlanOffer'][]>('/api/plans');
      expect(status).to.equal(200);
      const { amount: monthlyPrice, currency } = premiumPrice;
      expect(body).to.deep.equal([
        { plan: 'free', monthlyPrice: '0.00', currency, contacts: 3, loads: 3 },
        { plan: 'premium', monthlyPrice, currency, contacts: null, loads: null },
      ]);
    });

    it('reads the price from PREMIUM_PRICE, and refuses an invalid one', () => {
      const price = (PREMIUM_PRICE: string) =>
        readEnv({ NODE_ENV: 'development', PREMIUM_PRICE }).premiumPrice;
      expect(price('250.5 USD')).to.deep.equal({ amount: '250.50', currency: 'USD' });
      expect(() => price('caro')).to.throw(/PREMIUM_PRICE must be an amount/);
    });
  });

  describe('GET /plans/use', () => {
    it('needs a token, is allowed for brokers and staff, and answers 404 for other companies', async () => {
      expect((await anonymous.get('/api/plans/use')).status).to.equal(401);
      for (const type of ['shipper', 'carrier'] as const)
        expect((await as(await buildUser({ type })).get('/api/plans/use')).status).to.equal(403);
      const path = `/api/plans/use?companyId=${free.companyId}`;
      expect((await as(await buildUser()).get(path)).status).to.equal(404);
      expect((await as(staff).get<Use>(path)).body.plan).to.equal('free');
    });

    it('counts the contacted carriers and the assigned loads, of the three that are free', async () => {
      const use = async () => (await as(member).get<Use>('/api/plans/use')).body;
      const none = { used: 0, limit: 3 };
      expect(await use()).to.deep.equal({ plan: 'free', contacts: none, loads: none });
      const { id: quoteId } = await buildQuote({ companyId: free.companyId!, status: 'rated' });
      const { id: invitationId } = await buildInvitation({ quoteId, rate: {} });
      await buildInvitation({ quoteId });
      await as(free).post(`/api/quotes/${quoteId}/award`, { invitationId });
      expect(await use()).to.deep.equal({
        plan: 'free',
        contacts: { used: 2, limit: 3 },
        loads: { used: 1, limit: 3 },
      });
    });

    it('has no limit for a premium company', async () => {
      const { body } = await as(await buildUser()).get<Use>('/api/plans/use');
      expect(body.contacts).to.deep.equal({ used: 0, limit: null });
    });
  });

  describe('POST /plans/upgrade', () => {
    const ask = <T = Schemas['Received']>(user: User, body: object = {}) =>
      as(user).post<T>('/api/plans/upgrade', body);

    it("needs a token and a broker's user", async () => {
      expect((await anonymous.post('/api/plans/upgrade', {})).status).to.equal(401);
      for (const user of [staff, await buildUser({ type: 'shipper' })])
        expect((await ask(user)).status).to.equal(403);
      const long = await ask<Problem>(free, { comment: 'x'.repeat(501) });
      expect(long.body.errors).to.have.keys('comment');
    });

    it('creates a site request, once while it is open (the button only opened Help)', async () => {
      const first = await ask(member, { comment: 'Queremos cotizar más' });
      expect(first.status).to.equal(201);
      expect(first.body.message).to.match(/^Solicitud de Premium enviada con éxito/);
      expect((await ask(free)).body.folio).to.equal(first.body.folio);
      const filter = `kind=plan_upgrade&q=${first.body.folio}`;
      const { body } = await as(staff).get<Schemas['Inquiry'][]>(`/api/inquiries?${filter}`);
      expect(body).to.have.length(1);
      expect(body[0]).to.include({
        kind: 'plan_upgrade',
        status: 'new',
        email: member.email,
        message: 'Queremos cotizar más',
        customerId: free.companyId,
      });
      const told = await as(staff).get<Schemas['Notification'][]>('/api/notifications');
      expect(told.body.map(({ entityId }) => entityId)).to.include(body[0]!.id);
    });

    it('is mailed to the admins, who change plans (no mail was sent)', async () => {
      const admin = await buildUser({ type: 'internal' });
      const { companyId } = await buildUser({
        companyId: (await buildCompany({ plan: 'free' })).id,
      });
      const { body } = await ask(await buildUser({ companyId }));
      const mails = (email: string) =>
        User.knex()('mails').where({ recipient: email }).pluck('message');
      const [mail] = await mails(admin.email);
      expect(mail.subject).to.equal(`Solicitud del plan Premium, folio ${body.folio}`);
      expect(mail.link.path).to.match(/^\/admin\/inquiries\/[\w-]+\/view$/);
      expect(await mails(staff.email)).to.deep.equal([]);
    });

    it('can be repeated after staff have closed it, and is refused for a premium company', async () => {
      const { body: before } = await ask(free);
      await Inquiry.query().patch({ status: 'done' }).where({ customerId: free.companyId });
      expect((await ask(free)).body.folio).not.to.equal(before.folio);
      await Company.query().patch({ plan: 'premium' }).findById(free.companyId!);
      const { status, body } = await ask<Problem>(free);
      expect([status, body.code]).to.deep.equal([409, 'ALREADY_PREMIUM']);
    });
  });
});
