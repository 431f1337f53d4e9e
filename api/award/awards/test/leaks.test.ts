import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';
import { invitationJobs } from '../../../quoting/invitations/waves/jobs.ts';
import {
  buildQuote,
  buildStops,
  dayFrom,
  monterrey,
} from '../../../quoting/quotes/test/factory.ts';
import { Quote } from '../../../quoting/quotes/Quote.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { as, byLink, type Client } from '../../../testing/client.ts';
import { crawl, type Seen } from '../../../testing/browser/crawl.ts';
import { resetRateLimits, testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

/** Marker texts; each one must never reach one of the two sides. */
const SECRETS = {
  customer: 'Ensambles Reservados',
  site: 'Planta Reservada',
  sale: '2345.67',
  winner: 'Transportes Ganadores',
  loser: 'Fletes Perdedores',
  silent: 'Autolíneas Calladas',
  winning: '1777.11',
  losing: '1888.22',
  pesos: '37764.40',
  driver: 'Ganadora Anónima',
  stopName: 'Patio Sigiloso',
  stopStreet: 'Callejón Oculto 9',
  stopContact: 'Elvira Recóndita',
  stopPhone: '524775550191',
  stopReference: 'Cita Sellada 91',
};

/** Of a stop, what its carrier reads once it has the load. */
const OF_STOP = [
  ...[SECRETS.stopName, SECRETS.stopStreet, SECRETS.stopContact, SECRETS.stopPhone],
  SECRETS.stopReference,
];

const stop: Schemas['Stop'] = {
  kind: 'delivery',
  date: dayFrom(6),
  reference: SECRETS.stopReference,
  contact: { name: SECRETS.stopContact, phone: SECRETS.stopPhone },
  place: {
    ...monterrey,
    city: 'Matehuala',
    state: 'MX-SLP',
    postalCode: '78700',
    name: SECRETS.stopName,
    street: SECRETS.stopStreet,
  },
};

type Side = 'winner' | 'loser' | 'silent';
const SIDES: Side[] = ['winner', 'loser', 'silent'];

describe('The data that each side of a load can read', function () {
  this.timeout(180_000);
  let broker: User, shipper: User, people: Record<Side, User>;
  let companyId: string, customerId: string, carriers: Record<Side, string>;
  let quoteId: string, invitations: Record<Side, string>;

  beforeEach(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company, { name: SECRETS.customer })).id;
    broker = await buildUser({ companyId });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    const [firstName, lastName] = SECRETS.driver.split(' ') as [string, string];
    const build = async (side: Side) => {
      const carrierId = (await buildCarrier({ carrierName: SECRETS[side] })).id;
      return buildUser({ type: 'carrier', carrierId, firstName, lastName });
    };
    people = {
      winner: await build('winner'),
      loser: await build('loser'),
      silent: await build('silent'),
    };
    carriers = mapped((side) => people[side].carrierId!);
    const origin = { ...monterrey, name: SECRETS.site };
    const quote = await buildQuote({ companyId, customerId, origin });
    quoteId = quote.id;
    await buildStops(quote, [stop]);
    const invite = async (side: Side) =>
      (await buildInvitation({ quoteId, carrierId: carriers[side] })).id;
    invitations = {
      winner: await invite('winner'),
      loser: await invite('loser'),
      silent: await invite('silent'),
    };
    await rate('winner', 'USD', SECRETS.winning);
    await rate('loser', 'USD', SECRETS.losing);
    await rate('loser', 'MXN', SECRETS.pesos);
  });

  it('while the quote is open, contain nothing of the other side', async () => {
    await everybodyLooks(SIDES);
  });

  it('after the award, contain nothing of the other side', async () => {
    const body = { invitationId: invitations.winner, saleValue: SECRETS.sale };
    await done(as(broker).post(`/api/quotes/${quoteId}/award`, body));
    await everybodyLooks(['loser', 'silent']);
    expect(await outcomes()).to.deep.equal({
      winner: ['assigned', null, 1, '0.00'],
      loser: ['rejected', 'better_rate', 2, '6.00'],
      silent: ['dismissed', 'load_already_covered', null, null],
    });
  });

  it('after the broker dismissed it, contain nothing of the other side', async () => {
    await done(as(broker).post(`/api/quotes/${quoteId}/dismiss`, { reason: 'customer_cancelled' }));
    await everybodyLooks();
    expect(await outcomes()).to.deep.equal({
      winner: ['rejected', 'customer_cancelled', 1, null],
      loser: ['rejected', 'customer_cancelled', 2, null],
      silent: ['dismissed', 'customer_cancelled', null, null],
    });
  });

  it('after the deadline, contain nothing of the other side', async () => {
    await stopClock();
    await everybodyLooks();
    expect((await outcomes()).silent).to.deep.equal(['not_available', 'expired', null, null]);
  });

  it('after the customer refused the price, contain nothing of the other side', async () => {
    const price = { saleValue: SECRETS.sale, validUntil: dayFrom(3) };
    await done(as(broker).post(`/api/quotes/${quoteId}/share`, price));
    await done(as(shipper).post(`/api/quotes/${quoteId}/refuse`, { reason: 'rate_too_high' }));
    await everybodyLooks();
    expect(await outcomes()).to.deep.equal({
      winner: ['rejected', 'rate_too_high', 1, null],
      loser: ['rejected', 'rate_too_high', 2, null],
      silent: ['dismissed', 'rate_too_high', null, null],
    });
  });

  it('are really checked: a simulated leak on either side is detected', async () => {
    await Invitation.query().findById(invitations.loser).patch({ comment: SECRETS.winner });
    const comment = `Ya va con ${SECRETS.winner}`;
    await Quote.query()
      .findById(quoteId)
      .patch({ comment } as object);
    const found = leaks(await look(people.loser), [SECRETS.winner]).map(({ path }) => path);
    expect(found).to.include.members(['/api/invitations', `/api/invitations/${invitations.loser}`]);
    const told = leaks(await look(shipper), [SECRETS.winner]).map(({ path }) => path);
    expect(told).to.include.members([
      '/api/quotes',
      '/api/quotes/export',
      `/api/quotes/${quoteId}`,
    ]);
  });

  it('show the stops to the customer, and to the carrier that has the load', async () => {
    const body = { invitationId: invitations.winner };
    await done(as(broker).post(`/api/quotes/${quoteId}/award`, body));
    for (const who of [shipper, people.winner]) {
      const secrets = leaks(await look(who), OF_STOP).map(({ secret }) => secret);
      expect([...new Set(secrets)]).to.have.members(OF_STOP);
    }
    expect(leaks(await look(people.loser), ['Matehuala'])).to.not.deep.equal([]);
  });

  /** Reads everything that each party can read. `outside` lists the parties that may not see the exact address. */
  async function everybodyLooks(outside: Side[] = []) {
    for (const side of SIDES) {
      const rivals = SIDES.filter((other) => other !== side);
      expectNone(await look(people[side]), [
        ...[...carriersNever(), ...rivals.flatMap(namesOf)],
        ...(outside.includes(side) ? [SECRETS.site, ...OF_STOP] : []),
      ]);
    }
    expectNone(await look(shipper), [
      ...SIDES.flatMap(namesOf),
      ...[SECRETS.driver, 'purchaseCost', 'bestRate', 'margin'],
    ]);
  }

  const carriersNever = () => [SECRETS.customer, customerId, SECRETS.sale, 'saleValue', 'margin'];

  function namesOf(side: Side): string[] {
    const amounts = {
      winner: [SECRETS.winning],
      loser: [SECRETS.losing, SECRETS.pesos],
      silent: [],
    };
    return [SECRETS[side], carriers[side], invitations[side], ...amounts[side]];
  }

  it('by link: each sees its own record and nothing of the other side', async () => {
    const price = { saleValue: SECRETS.sale, validUntil: dayFrom(3) };
    await done(as(broker).post(`/api/quotes/${quoteId}/share`, price));
    const link = { kind: 'price', subjectId: quoteId, partyId: customerId } as const;
    const customer = byLink(await buildToken(link));
    const people = [SECRETS.driver, SECRETS.stopContact, SECRETS.stopPhone, SECRETS.stopReference];
    const hidden = [...SIDES.flatMap(namesOf), ...people, 'purchaseCost', 'margin'];
    const seen = await look(customer);
    expectNone(seen, hidden);
    expect(seen.filter(({ status }) => status === 200).map(({ path }) => path)).to.include.members([
      `/api/quotes/${quoteId}/price`,
    ]);
    for (const side of SIDES) {
      const answer = { subjectId: invitations[side], partyId: carriers[side] };
      const rivals = SIDES.filter((other) => other !== side);
      const carrier = byLink(await buildToken({ kind: 'answer', ...answer }));
      const never = [...carriersNever(), ...rivals.flatMap(namesOf), SECRETS.site, ...OF_STOP];
      expectNone(await look(carrier), never);
    }
    const comment = `Ya va con ${SECRETS.winner}`;
    await Quote.query()
      .findById(quoteId)
      .patch({ comment } as object);
    await resetRateLimits();
    const found = leaks(await look(customer), hidden).map(({ path }) => path);
    expect(found, 'a simulated leak').to.deep.equal([`/api/quotes/${quoteId}/price`]);
  });

  /** Everything this user can read when trying every id of the load. */
  const look = (who: User | Client) =>
    crawl(who, [
      quoteId,
      companyId,
      customerId,
      ...Object.values(carriers),
      ...Object.values(invitations),
    ]);

  async function stopClock() {
    const [clock] = invitationJobs;
    const at = new Date(Date.now() + 2 * 60 * 60_000);
    await (
      await testDb()
    ).transaction((trx) => clock!.run({ trx, data: { quoteId, companyId } as never, now: at }));
  }

  async function rate(side: Side, currency: 'USD' | 'MXN', allIn: string) {
    const path = `/api/invitations/${invitations[side]}/rate`;
    const answer = await done(as(people[side]).post(path, { currency, allIn }));
    const rivals = SIDES.filter((other) => other !== side);
    const text = JSON.stringify(answer.body);
    expectNone(
      [{ path, status: 200, text }],
      [...carriersNever(), ...rivals.flatMap(namesOf), SECRETS.site, ...OF_STOP],
    );
  }

  async function outcomes() {
    const rows = await Invitation.query().where({ quoteId });
    return mapped((side) => {
      const { status, closeReason, rank, distancePercent } = rows.find(
        ({ id }) => id === invitations[side],
      )!;
      return [status, closeReason, rank, distancePercent];
    });
  }
});

function mapped<T>(of: (side: Side) => T): Record<Side, T> {
  return { winner: of('winner'), loser: of('loser'), silent: of('silent') };
}

async function done<T extends { status: number; body: unknown }>(call: Promise<T>): Promise<T> {
  const answer = await call;
  expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
  return answer;
}

function leaks(seen: Seen[], secrets: string[]) {
  return seen.flatMap(({ path, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => ({ path, secret })),
  );
}

function expectNone(seen: Seen[], secrets: string[]) {
  expect(leaks(seen, secrets)).to.deep.equal([]);
}
