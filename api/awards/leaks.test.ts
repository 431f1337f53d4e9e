import { expect } from 'chai';
import { buildCarrier } from '../carriers/factory.ts';
import { buildCompany, buildCustomer } from '../companies/factory.ts';
import type { Schemas } from '../core/contract/types.ts';
import { buildInvitation } from '../invitations/factory.ts';
import { buildQuote, monterrey } from '../quotes/factory.ts';
import { as } from '../testing/client.ts';
import { buildUser } from '../users/factory.ts';
import type { User } from '../users/User.ts';

/** Every text in here stands for something that one of the two sides must never learn. */
const SECRETS = {
  customer: 'Ensambles Reservados',
  site: 'Planta Reservada',
  sale: '2345.67',
  winner: 'Transportes Ganadores',
  loser: 'Fletes Perdedores',
  winning: '1777.11',
  losing: '1888.22',
  pesos: '37764.40',
  driver: 'Ganadora Anónima',
};

describe('what reaches the two sides of a load', function () {
  this.timeout(30_000);
  let broker: User, shipper: User, winner: User, loser: User;
  let ids: { quote: string; customer: string; winner: string; loser: string };
  let invitations: { winner: string; loser: string };

  before(async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company, { name: SECRETS.customer });
    const [good, bad] = [
      await buildCarrier({ carrierName: SECRETS.winner }),
      await buildCarrier({ carrierName: SECRETS.loser }),
    ];
    const [firstName, lastName] = SECRETS.driver.split(' ') as [string, string];
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    winner = await buildUser({ type: 'carrier', carrierId: good.id, firstName, lastName });
    loser = await buildUser({ type: 'carrier', carrierId: bad.id });
    const origin = { ...monterrey, name: SECRETS.site };
    const quote = await buildQuote({ companyId: company.id, customerId: customer.id, origin });
    ids = { quote: quote.id, customer: customer.id, winner: good.id, loser: bad.id };
    const quoteId = quote.id;
    invitations = {
      winner: (await buildInvitation({ quoteId, carrierId: good.id })).id,
      loser: (await buildInvitation({ quoteId, carrierId: bad.id })).id,
    };
  });

  it('before and after the award, is only its own', async () => {
    const rated = await rate(winner, invitations.winner, 'USD', SECRETS.winning);
    const lost = await rate(loser, invitations.loser, 'USD', SECRETS.losing);
    const again = await rate(loser, invitations.loser, 'MXN', SECRETS.pesos);
    expectNone(rated, [...carriersNever(), ...rivalOf('loser'), SECRETS.site]);
    expectNone([lost, again], [...carriersNever(), ...rivalOf('winner'), SECRETS.site]);
    await everybodyLooks();
    expectNone(await pages(winner, 'winner'), [SECRETS.site]);
    const body = { invitationId: invitations.winner, saleValue: SECRETS.sale };
    const awarded = await as(broker).post(`/api/quotes/${ids.quote}/award`, body);
    expect(awarded.status).to.equal(200);
    await everybodyLooks();
    expectNone(await pages(loser, 'loser'), [SECRETS.site]);
  });

  async function everybodyLooks() {
    expectNone(await pages(winner, 'winner'), [...carriersNever(), ...rivalOf('loser')]);
    expectNone(await pages(loser, 'loser'), [...carriersNever(), ...rivalOf('winner')]);
    expectNone(await customersPages(), [
      ...[SECRETS.winner, SECRETS.loser, ids.winner, ids.loser, SECRETS.driver],
      ...[SECRETS.winning, SECRETS.losing, SECRETS.pesos],
      ...['purchaseCost', 'bestRate', 'margin'],
    ]);
  }

  const carriersNever = () => [SECRETS.customer, ids.customer, SECRETS.sale, 'saleValue', 'margin'];

  function rivalOf(rival: 'winner' | 'loser') {
    const amounts = rival === 'winner' ? [SECRETS.winning] : [SECRETS.losing, SECRETS.pesos];
    return [SECRETS[rival], ids[rival], invitations[rival], ...amounts];
  }

  async function pages(user: User, own: 'winner' | 'loser') {
    const paths = [
      `/api/invitations?sort=amount`,
      `/api/invitations/${invitations[own]}`,
      ...['/api/shipments', '/api/session', '/api/notifications'],
    ];
    const shipments = await as(user).get<Schemas['Shipment'][]>('/api/shipments');
    const loads = shipments.body.flatMap(({ id }) => [
      `/api/shipments/${id}`,
      `/api/shipments/${id}/events`,
    ]);
    return read(user, [...paths, ...loads]);
  }

  async function customersPages() {
    const quote = `/api/quotes/${ids.quote}`;
    const { body } = await as(shipper).get<Schemas['Shipment'][]>('/api/shipments');
    const loads = body.flatMap(({ id }) =>
      ['', '/events', '/history'].map((of) => `/api/shipments/${id}${of}`),
    );
    const refused = [
      '/api/invitations',
      `/api/invitations/${invitations.winner}`,
      `${quote}/matches`,
    ];
    for (const path of refused) expect((await as(shipper).get(path)).status).to.equal(403);
    const quotes = ['/api/quotes', quote, `${quote}/events`, `${quote}/history`];
    return read(shipper, [...quotes, '/api/notifications', '/api/shipments', ...loads]);
  }
});

async function rate(user: User, id: string, currency: 'USD' | 'MXN', allIn: string) {
  const answer = await as(user).post(`/api/invitations/${id}/rate`, { currency, allIn });
  expect(answer.status).to.equal(200);
  return answer.body;
}

/** The bodies of pages that must all answer, as one text. */
async function read(user: User, paths: string[]) {
  const answers = await Promise.all(paths.map((path) => as(user).get(path)));
  expect(answers.map(({ status }) => status)).to.deep.equal(paths.map(() => 200));
  return answers.map(({ body }) => body);
}

function expectNone(payload: unknown, secrets: string[]) {
  const text = JSON.stringify(payload);
  expect(secrets.filter((secret) => text.includes(secret))).to.deep.equal([]);
}
