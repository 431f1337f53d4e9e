import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildQuote, buildStopsBetween } from '../../../quotes/test/factory.ts';
import { as, byLink } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { Quote } from '../../../quotes/Quote.ts';
import { Rate } from '../../Rate.ts';
import { buildInvitation } from '../factory.ts';

type Invitation = Schemas['Invitation'];

const inGuanajuato = (city: string) => ({ city, state: 'MX-GUA', country: 'MX' }) as const;
const parts = { currency: 'MXN', linehaul: '20000', accessorials: '150.25' } as const;
const allIn = { currency: 'MXN', allIn: '9000' } as const;

describe('The stop-off charge of a rate', function () {
  this.timeout(30_000);
  let companyId: string, carrierId: string, broker: User, carrier: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    carrierId = (await buildCarrier()).id;
    broker = await buildUser({ companyId });
    carrier = await buildUser({ type: 'carrier', carrierId });
  });

  async function invite(...cities: string[]) {
    const quote = await buildQuote({ companyId, currency: 'MXN' });
    if (cities.length > 0) await buildStopsBetween(quote, ...cities.map(inGuanajuato));
    return buildInvitation({ carrierId, quoteId: quote.id });
  }

  const rate = <T = Invitation>({ id }: { id: string }, body: object) =>
    as(carrier).post<T>(`/api/invitations/${id}/rate`, body);

  it('is added to an itemized rate for each stop beyond the ends, to the cent', async () => {
    const invitation = await invite('León', 'Silao');
    const { body, status } = await rate(invitation, { ...parts, stopOffCharge: '1750.55' });
    expect(status).to.equal(200);
    const amounts = { linehaul: '20000.00', accessorials: '150.25', stopOffCharge: '1750.55' };
    expect(body.rate).to.deep.include({ ...amounts, additionalStops: 2, total: '23651.35' });
    const seen = await as(broker).get<Invitation>(`/api/invitations/${invitation.id}`);
    expect(seen.body.amount).to.equal('23651.35');
  });

  it('leaves no accessorials where the carrier named none, and may be zero', async () => {
    const { linehaul, currency } = parts;
    for (const [stopOffCharge, total] of [
      ['500.00', '20500.00'],
      ['0.00', '20000.00'],
    ]) {
      const { body } = await rate(await invite('León'), { linehaul, currency, stopOffCharge });
      const expected = { accessorials: null, stopOffCharge, additionalStops: 1, total };
      expect(body.rate).to.deep.include(expected);
    }
  });

  it('is contained in an all-in rate, and not more than it', async () => {
    const invitation = await invite('León', 'Silao', 'Celaya');
    const { body } = await rate(invitation, { ...allIn, stopOffCharge: '3000' });
    const expected = { allIn: '9000.00', stopOffCharge: '3000.00', total: '9000.00' };
    expect(body.rate).to.deep.include({ ...expected, accessorials: null, additionalStops: 3 });
    await refuses(invitation, { ...allIn, stopOffCharge: '3000.01' }, ['stopOffCharge']);
  });

  it('is refused for two stops, as another form of an amount, and beyond what an amount can be', async () => {
    await refuses(await invite(), { ...parts, stopOffCharge: '1' }, ['stopOffCharge']);
    const invitation = await invite('León', 'Silao');
    const wrong = ['1750,50', '-1', '1.005', '99999999999.99'];
    for (const stopOffCharge of wrong)
      await refuses(invitation, { ...parts, stopOffCharge }, ['stopOffCharge']);
    await refuses(invitation, { currency: 'MXN', stopOffCharge: '10' }, ['allIn']);
  });

  it('stays with the stops of its time when the quote gets another one', async () => {
    const invitation = await invite('León');
    await rate(invitation, { ...parts, stopOffCharge: '100' });
    const quote = await Quote.query().findById(invitation.quoteId);
    await buildStopsBetween(quote!, inGuanajuato('León'), inGuanajuato('Silao'));
    const { body } = await as(carrier).get<Invitation>(`/api/invitations/${invitation.id}`);
    expect(body.rate).to.deep.include({ additionalStops: 1, total: '20250.25' });
    const next = await rate(invitation, { ...parts, stopOffCharge: '100' });
    expect(next.body.rate).to.deep.include({ additionalStops: 2, total: '20350.25' });
  });

  it('is given by link, and in a call, whose errors name the fields of the rate', async () => {
    const linked = await invite('León');
    const link = { kind: 'answer', subjectId: linked.id, partyId: carrierId } as const;
    const client = byLink(await buildToken(link));
    const body = { ...parts, stopOffCharge: '800' };
    const answered = await client.post<Invitation>(`/api/invitations/${linked.id}/rate`, body);
    expect(answered.body.rate).to.deep.include({ additionalStops: 1, total: '20950.25' });
    const call = <T = Invitation>(id: string) => {
      const heard = { outcome: 'rated', reportedBy: 'Rocío', rate: body };
      return as(broker).post<T>(`/api/invitations/${id}/call`, heard);
    };
    const called = await call((await invite('León')).id);
    expect(called.body.rate).to.deep.include({ additionalStops: 1, total: '20950.25' });
    const wrong = await call<Problem>((await invite()).id);
    expect(Object.keys(wrong.body.errors!)).to.deep.equal(['rate.stopOffCharge']);
  });

  it('is stored with accessorials that add up for the previous release', async () => {
    const invitation = await invite('León', 'Silao');
    await rate(invitation, { ...parts, stopOffCharge: '500' });
    const [stored] = await Rate.query().where({ companyId, invitationId: invitation.id });
    expect(stored).to.include({ accessorials: '1150.25', total: '21150.25' });
  });

  async function refuses(invitation: { id: string }, body: object, fields: string[]) {
    const { body: problem, status } = await rate<Problem>(invitation, body);
    expect([status, Object.keys(problem.errors ?? {})]).to.deep.equal([422, fields]);
  }
});

type Problem = Schemas['Problem'];
