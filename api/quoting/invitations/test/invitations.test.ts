import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildQuote } from '../../quotes/test/factory.ts';
import { Quote } from '../../quotes/Quote.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildInvitation, minutesFrom } from './factory.ts';
import { Invitation } from '../Invitation.ts';
import { Rate } from '../Rate.ts';

type Shown = Schemas['Invitation'];
type Problem = Schemas['Problem'];

const rate = { currency: 'USD', allIn: '1500.00' } as const;
const declined = { reason: 'no_availability' } as const;

describe('Invitations', function () {
  this.timeout(30_000);
  let companyId: string, carrierId: string;
  let broker: User, stranger: User, shipper: User, carrier: User, driver: User, rival: User;

  before(async () => {
    companyId = (await buildCompany({ name: 'Puente de Prueba' })).id;
    carrierId = (await buildCarrier()).id;
    broker = await buildUser({ companyId });
    stranger = await buildUser();
    shipper = await buildUser({ type: 'shipper' });
    carrier = await buildUser({ type: 'carrier', carrierId });
    driver = await buildUser({ type: 'carrier', role: 'member', carrierId });
    rival = await buildUser({ type: 'carrier' });
  });

  async function invited(overrides: Parameters<typeof buildInvitation>[0] = {}) {
    const quoteId = overrides.quoteId ?? (await buildQuote({ companyId })).id;
    return buildInvitation({ carrierId, quoteId, ...overrides });
  }

  const post = <T = Shown>(user: User, { id }: { id: string }, verb: string, body?: object) =>
    as(user).post<T>(`/api/invitations/${id}/${verb}`, body);

  const statusOf = async (quoteId: string) => (await Quote.query().findById(quoteId))!.status;

  describe('GET /invitations', () => {
    it('needs a token, and is forbidden for shippers', async () => {
      expect((await anonymous.get('/api/invitations')).status).to.equal(401);
      expect((await as(shipper).get('/api/invitations')).status).to.equal(403);
    });

    it('refuses an unknown filter', async () => {
      expect((await as(broker).get('/api/invitations?companyId=1')).status).to.equal(422);
    });

    it('returns to a broker the invitations of its quotes, and to a carrier its own sent ones', async () => {
      const { id: quoteId } = await buildQuote({ companyId });
      const own = await invited({ quoteId, rate: { allIn: '1400.00' } });
      const other = await buildInvitation({
        quoteId,
        rate: { allIn: '26000.00', currency: 'MXN' },
      });
      const waiting = await invited({ status: 'pending' });
      const query = { id: [own.id, other.id, waiting.id], sort: 'amount' };
      const seenBy = async (user: User) =>
        (await as(user).get<Shown[]>('/api/invitations', { query })).body.map(({ id }) => id);
      expect(await seenBy(broker)).to.deep.equal([other.id, own.id, waiting.id]);
      expect(await seenBy(carrier)).to.deep.equal([own.id]);
      expect(await seenBy(driver)).to.deep.equal([own.id]);
      expect(await seenBy(stranger)).to.deep.equal([]);
    });

    it('finds by the reference and the cities of the lane, only among visible invitations', async () => {
      const origin = { city: 'Ciénega de Flores', state: 'MX-NLE', country: 'MX' } as const;
      const quote = await buildQuote({ companyId, origin });
      const own = await invited({ quoteId: quote.id });
      const found = async (user: User, q: string) =>
        (await as(user).get<Shown[]>('/api/invitations', { query: { q } })).body.map(
          ({ id }) => id,
        );
      expect(await found(carrier, 'cienega de')).to.deep.equal([own.id]);
      expect(await found(carrier, quote.reference)).to.include(own.id);
      expect(await found(rival, 'cienega de')).to.deep.equal([]);
    });
  });

  describe('GET /invitations/:id', () => {
    it("needs a token, answers 404 for other companies' invitations, and is forbidden for shippers", async () => {
      const { id } = await invited();
      expect((await anonymous.get(`/api/invitations/${id}`)).status).to.equal(401);
      expect((await as(shipper).get(`/api/invitations/${id}`)).status).to.equal(403);
      expect((await as(stranger).get(`/api/invitations/${id}`)).status).to.equal(404);
      expect((await as(rival).get(`/api/invitations/${id}`)).status).to.equal(404);
      expect((await as(broker).get('/api/invitations/7')).status).to.equal(422);
    });

    it('shows the broker the carrier, and the carrier the broker', async () => {
      const { id } = await invited();
      const asked = await as(broker).get<Shown>(`/api/invitations/${id}`);
      expect(asked.body).to.include({ confidence: 'medium', wave: 1 });
      expect(asked.body.carrierName).to.be.a('string');
      const acts = ['list', 'show', 'open', 'call', 'replies', 'keep', 'link', 'mail'];
      expect(asked.body.can).to.have.members(acts);
      const own = await as(carrier).get<Shown>(`/api/invitations/${id}`);
      expect(own.body).to.include({ brokerName: 'Puente de Prueba' });
      expect(own.body).to.not.have.any.keys('confidence', 'carrierName', 'amount', 'wave');
      expect(own.body.can).to.include.members(['open', 'available', 'rate', 'decline']);
      const read = await as(driver).get<Shown>(`/api/invitations/${id}`);
      expect(read.body.can).to.have.members(['list', 'show']);
    });

    it('shows the carrier the lane, and the exact addresses after the award', async () => {
      const site = { name: 'Planta del Cliente', street: 'Av. Uno 1', city: 'Monterrey' };
      const origin = { ...site, state: 'MX-NLE', country: 'MX', postalCode: '64000' } as const;
      const quote = { companyId, origin, customerReference: 'PO-77' } as object;
      const { id, quoteId } = await invited({ quoteId: (await buildQuote(quote)).id });
      const before = (await as(carrier).get<Shown>(`/api/invitations/${id}`)).body.load;
      expect(before.origin).to.deep.equal({
        city: 'Monterrey',
        state: 'MX-NLE',
        country: 'MX',
        postalCode: '64000',
      });
      expect(before.stops?.map(({ place }) => place)).to.deep.equal([
        before.origin,
        before.destination,
      ]);
      expect(before.customerReference).to.equal(null);
      await Invitation.query().patch({ status: 'assigned' }).findById(id);
      await Quote.query().patch({ status: 'assigned' }).findById(quoteId);
      const after = (await as(carrier).get<Shown>(`/api/invitations/${id}`)).body.load;
      expect(after.origin).to.deep.equal(origin);
      expect(after.stops?.[0]?.place).to.deep.equal(origin);
      expect(after.customerReference).to.equal('PO-77');
    });
  });

  describe('POST /invitations/:id/open', () => {
    it("needs a token, answers 404 for other companies' invitations, and is forbidden for shippers and members", async () => {
      const invitation = await invited();
      expect((await anonymous.post(`/api/invitations/${invitation.id}/open`)).status).to.equal(401);
      expect((await post(shipper, invitation, 'open')).status).to.equal(403);
      expect((await post(driver, invitation, 'open')).status).to.equal(403);
      expect((await post(rival, invitation, 'open')).status).to.equal(404);
      expect((await post(broker, { id: '7' }, 'open')).status).to.equal(422);
    });

    it('sets the status in_contact, and does not change later statuses', async () => {
      const invitation = await invited();
      const { body } = await post(carrier, invitation, 'open');
      expect(body.status).to.equal('in_contact');
      expect(body.openedAt).to.be.a('string');
      expect((await post(carrier, invitation, 'open')).body).to.include({ version: 2 });
      const rated = await invited({ rate: {} });
      expect((await post(carrier, rated, 'open')).body.status).to.equal('rated');
    });

    it('is also done by a call that the broker logs', async () => {
      expect((await post(broker, await invited(), 'open')).body.status).to.equal('in_contact');
    });

    it('does not change a closed invitation (opening it marked it as answered)', async () => {
      const { id: quoteId } = await buildQuote({ companyId, status: 'dismissed' });
      const closed = await invited({ quoteId, status: 'dismissed' });
      for (const user of [broker, carrier])
        expect((await post(user, closed, 'open')).body).to.include({
          status: 'dismissed',
          version: 1,
        });
    });
  });

  describe('POST /invitations/:id/acknowledge', () => {
    const ended = async (status: 'dismissed' | 'not_available') => {
      const { id: quoteId } = await buildQuote({ companyId, status: 'dismissed' });
      return invited({ quoteId, status, closeReason: 'expired' });
    };

    it("needs a token, answers 404 for other companies' invitations, and is allowed only for the carrier's admin", async () => {
      const invitation = await ended('dismissed');
      const path = `/api/invitations/${invitation.id}/acknowledge`;
      expect((await anonymous.post(path)).status).to.equal(401);
      for (const user of [shipper, driver, broker])
        expect((await post(user, invitation, 'acknowledge')).status).to.equal(403);
      expect((await post(rival, invitation, 'acknowledge')).status).to.equal(404);
    });

    it('marks a dismissed or expired invitation as answered, once, without counting it as an answer', async () => {
      for (const status of ['dismissed', 'not_available'] as const) {
        const invitation = await ended(status);
        const shown = await as(carrier).get<Shown>(`/api/invitations/${invitation.id}`);
        expect(shown.body).to.include({ status, version: 1 });
        expect(shown.body.can).to.include('acknowledge');
        const { body } = await post(carrier, invitation, 'acknowledge');
        expect(body).to.include({ status: 'answered', openedAt: null, closeReason: 'expired' });
        expect(body.can).to.have.members(['list', 'show']);
        const again = await post(carrier, invitation, 'acknowledge');
        expect(again.body).to.include({ status: 'answered', version: 2 });
      }
    });

    it('is refused while the invitation is open, and for a rejected one', async () => {
      for (const status of ['sent', 'rejected'] as const)
        expect((await post(carrier, await invited({ status }), 'acknowledge')).status).to.equal(
          409,
        );
    });
  });

  describe('POST /invitations/:id/available', () => {
    it('is allowed only for the admin of the invited carrier', async () => {
      const invitation = await invited();
      const path = `/api/invitations/${invitation.id}/available`;
      expect((await anonymous.post(path)).status).to.equal(401);
      expect((await post(broker, invitation, 'available')).status).to.equal(403);
      expect((await post(driver, invitation, 'available')).status).to.equal(403);
      expect((await post(rival, invitation, 'available')).status).to.equal(404);
    });

    it('records that a rate will follow, once', async () => {
      const invitation = await invited();
      expect((await post(carrier, invitation, 'available')).body.status).to.equal('available');
      expect((await post(carrier, invitation, 'available')).body.version).to.equal(2);
      const after = await post<Problem>(carrier, await invited({ rate: {} }), 'available');
      expect([after.status, after.body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
    });
  });

  describe('POST /invitations/:id/rate', () => {
    it('is allowed only for the admin of the invited carrier', async () => {
      const invitation = await invited();
      const path = `/api/invitations/${invitation.id}/rate`;
      expect((await anonymous.post(path, rate)).status).to.equal(401);
      for (const user of [broker, driver, shipper])
        expect((await post(user, invitation, 'rate', rate)).status).to.equal(403);
      expect((await post(rival, invitation, 'rate', rate)).status).to.equal(404);
    });

    const wrong: [string, string, object][] = [
      ['both bases at once', 'allIn', { ...rate, tolls: '10' }],
      ['no basis at all', 'allIn', { currency: 'USD' }],
      ['parts without a linehaul', 'linehaul', { currency: 'MXN', tolls: '900' }],
      ['a price of nothing', 'allIn', { currency: 'USD', allIn: '0.00' }],
      ['a currency nobody quotes in', 'currency', { ...rate, currency: 'EUR' }],
      ['a price below nothing', 'allIn', { currency: 'USD', allIn: '-5' }],
    ];
    for (const [what, field, body] of wrong) {
      it(`refuses ${what}, in both languages`, async () => {
        const invitation = await invited();
        const spanish = await post<Problem>(carrier, invitation, 'rate', body);
        expect([spanish.status, ...Object.keys(spanish.body.errors!)]).to.deep.equal([422, field]);
        const headers = { 'accept-language': 'en' };
        const path = `/api/invitations/${invitation.id}/rate`;
        const english = await as(carrier).post<Problem>(path, body, { headers });
        expect(english.body.errors![field]).to.not.equal(spanish.body.errors![field]);
      });
    }

    it('moves the invitation to rated, and the first rate also the quote', async () => {
      const invitation = await invited();
      const { status, body } = await post(carrier, invitation, 'rate', rate);
      expect(status).to.equal(200);
      expect(body.status).to.equal('rated');
      expect(body.rate).to.include({ version: 1, total: '1500.00', late: false });
      const quote = (await Quote.query().findById(invitation.quoteId))!;
      expect(quote.status).to.equal('rated');
      await post(carrier, invitation, 'rate', { ...rate, allIn: '1450.00' });
      const again = (await Quote.query().findById(invitation.quoteId))!;
      expect(again.firstRateAt).to.deep.equal(quote.firstRateAt).and.not.equal(null);
    });

    it('stores every version and shows the last one', async () => {
      const invitation = await invited();
      await post(carrier, invitation, 'rate', rate);
      const { body } = await post(carrier, invitation, 'rate', { ...rate, allIn: '1450.00' });
      expect(body.rate).to.include({ version: 2, total: '1450.00' });
      const kept = await Rate.query().where('invitationId', invitation.id).orderBy('version');
      expect(kept.map(({ total }) => total)).to.deep.equal(['1500.00', '1450.00']);
    });

    it("compares itemized and all-in rates, in pesos and dollars, by their total in the quote's currency", async () => {
      const parts = {
        linehaul: '26000.10',
        fuelSurcharge: '3000',
        borderCrossing: '900.07',
        tolls: '0',
      };
      const dollars = await invited();
      await post(carrier, dollars, 'rate', { currency: 'MXN', ...parts });
      const seen = await as(broker).get<Shown>(`/api/invitations/${dollars.id}`);
      expect(seen.body).to.include({ amount: '1495.01', quoteCurrency: 'USD' });
      expect(seen.body.rate).to.include({ total: '29900.17', currency: 'MXN', allIn: null });
      const { id: quoteId } = await buildQuote({
        companyId,
        currency: 'MXN',
        exchangeRate: '18.3333',
      });
      const pesos = await invited({ quoteId });
      await post(carrier, pesos, 'rate', { currency: 'USD', allIn: '1234.56' });
      const other = await as(broker).get<Shown>(`/api/invitations/${pesos.id}`);
      expect(other.body.amount).to.equal('22633.56');
      const best = await as(broker).get<Schemas['Quote']>(`/api/quotes/${quoteId}`);
      expect(best.body.bestRate).to.equal('22633.56');
    });

    it('shows the broker, but no carrier, the rank of each rate and its distance from the best', async () => {
      const { id: quoteId } = await buildQuote({
        companyId,
        currency: 'USD',
        exchangeRate: '20',
        targetRate: '1250',
      });
      const rivals = { cheap: '1000', same: '1000', pesos: '22000', late: '500', withdrawn: '100' };
      const ids: Record<string, string> = {};
      for (const [name, allIn] of Object.entries(rivals)) {
        const currency: Rate['currency'] = name === 'pesos' ? 'MXN' : 'USD';
        const status: Invitation['status'] = name === 'withdrawn' ? 'rejected_by_carrier' : 'rated';
        const of = { quoteId, status, rate: { currency, allIn, late: name === 'late' } };
        ids[name] = (await buildInvitation(of)).id;
      }
      const stands = async (name: string) => {
        const { body } = await as(broker).get<Shown>(`/api/invitations/${ids[name]}`);
        return [body.place, body.percentAboveBest, body.percentAboveTarget];
      };
      expect(await stands('cheap')).to.deep.equal([1, '0.0000', '-20.0000']);
      expect(await stands('same')).to.deep.equal([1, '0.0000', '-20.0000']);
      expect(await stands('pesos')).to.deep.equal([3, '10.0000', '-12.0000']);
      expect(await stands('late')).to.deep.equal([null, '-50.0000', '-60.0000']);
      expect(await stands('withdrawn')).to.deep.equal([null, '-90.0000', '-92.0000']);
      const own = await invited({ quoteId });
      await post(carrier, own, 'rate', { currency: 'USD', allIn: '999' });
      expect(await stands('cheap')).to.deep.equal([2, '0.1001', '-20.0000']);
      const seen = await as(carrier).get<Shown>(`/api/invitations/${own.id}`);
      expect(seen.body).to.not.have.any.keys('place', 'percentAboveBest', 'percentAboveTarget');
      const quote = await as(broker).get<Schemas['Quote']>(`/api/quotes/${quoteId}`);
      expect(quote.body.bestRatePercentAboveTarget).to.equal('-20.0800');
    });

    it('shows no distance from the target before the first rate, which was 99,999.99 percent', async () => {
      const targeted = await buildQuote({ companyId, targetRate: '1250' });
      const untargeted = await buildQuote({ companyId, targetRate: null });
      const rated = await buildInvitation({ quoteId: untargeted.id, rate: { allIn: '1000' } });
      for (const { id } of [targeted, untargeted]) {
        const { body } = await as(broker).get<Schemas['Quote']>(`/api/quotes/${id}`);
        expect(body.bestRatePercentAboveTarget).to.equal(null);
      }
      const { body } = await as(broker).get<Shown>(`/api/invitations/${rated.id}`);
      expect(body.percentAboveTarget).to.equal(null);
    });

    it('stores a late rate as late, without changing a status or the ranking', async () => {
      const invitation = await invited({ deadlineAt: minutesFrom(-1) });
      const { status, body } = await post(carrier, invitation, 'rate', rate);
      expect(status).to.equal(200);
      expect(body.warnings!.map(({ code }) => code)).to.deep.equal(['RATE_LATE']);
      expect(body).to.include({ status: 'sent' });
      expect(body.rate).to.include({ late: true });
      expect(await statusOf(invitation.quoteId)).to.equal('sent');
      const seen = await as(broker).get<Schemas['Quote']>(`/api/quotes/${invitation.quoteId}`);
      expect(seen.body).to.include({ bestRate: null, ratedCount: 0 });
    });

    it('keeps the rate from before the deadline valid', async () => {
      const invitation = await invited({ rate: { allIn: '1600.00' }, deadlineAt: minutesFrom(-1) });
      const { body } = await post(carrier, invitation, 'rate', rate);
      expect(body.rate).to.include({ total: '1600.00', late: false });
    });

    it('refuses a rate after the quote is closed, and thanks the carrier', async () => {
      const { id: quoteId } = await buildQuote({ companyId, status: 'assigned' });
      const invitation = await invited({ quoteId, status: 'dismissed' });
      const { status, body } = await post<Problem>(carrier, invitation, 'rate', rate);
      expect([status, body.code]).to.deep.equal([409, 'DEADLINE_PASSED']);
      expect(body.title).to.include('Gracias');
    });

    it('is refused after the carrier declined', async () => {
      const { id: quoteId } = await buildQuote({ companyId });
      await buildInvitation({ quoteId });
      const invitation = await invited({ quoteId, status: 'rejected_by_carrier' });
      const { status, body } = await post<Problem>(carrier, invitation, 'rate', rate);
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
      expect(body.title).to.include('rechazada por el transportista');
    });

    it('numbers the versions of parallel rates', async () => {
      const invitation = await invited();
      const all = await Promise.all(
        Array.from({ length: 8 }, () => post(carrier, invitation, 'rate', rate)),
      );
      expect(all.map(({ status }) => status)).to.deep.equal(Array(8).fill(200));
      const versions = await Rate.query().where('invitationId', invitation.id).orderBy('version');
      expect(versions.map(({ version }) => version)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
    });
  });

  describe('POST /invitations/:id/decline', () => {
    it('is allowed only for the admin of the invited carrier', async () => {
      const invitation = await invited();
      const path = `/api/invitations/${invitation.id}/decline`;
      expect((await anonymous.post(path, declined)).status).to.equal(401);
      expect((await post(broker, invitation, 'decline', declined)).status).to.equal(403);
      expect((await post(driver, invitation, 'decline', declined)).status).to.equal(403);
      expect((await post(rival, invitation, 'decline', declined)).status).to.equal(404);
    });

    it('accepts one of the five reasons', async () => {
      const invitation = await invited();
      const { status, body } = await post<Problem>(carrier, invitation, 'decline', {
        reason: 'tired',
      });
      expect([status, ...Object.keys(body.errors!)]).to.deep.equal([422, 'reason']);
    });

    it('saves the reason, and the quote stays open for the other carriers', async () => {
      const { id: quoteId } = await buildQuote({ companyId });
      await buildInvitation({ quoteId });
      const invitation = await invited({ quoteId });
      const comment = 'Sin unidades esta semana';
      const { body } = await post(carrier, invitation, 'decline', { ...declined, comment });
      expect(body).to.include({
        status: 'rejected_by_carrier',
        closeReason: 'no_availability',
        comment,
      });
      expect(await statusOf(quoteId)).to.equal('sent');
      const events = await as(broker).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
      expect(events.body.at(-1)).to.include({
        toStatus: 'rejected_by_carrier',
        reason: 'no_availability',
      });
    });

    it('makes the quote not available when no carrier is left', async () => {
      const { id: quoteId } = await buildQuote({ companyId });
      await buildInvitation({ quoteId, status: 'not_available' });
      await post(carrier, await invited({ quoteId }), 'decline', declined);
      expect(await statusOf(quoteId)).to.equal('not_available');
    });

    it('withdraws a rate, and the quote waits for the other carriers again', async () => {
      const { id: quoteId } = await buildQuote({ companyId, status: 'rated' });
      await buildInvitation({ quoteId });
      const invitation = await invited({ quoteId, rate: {} });
      await post(carrier, invitation, 'decline', declined);
      expect(await statusOf(quoteId)).to.equal('sent');
    });
  });
});
