import { expect } from 'chai';
import type { Schemas } from '../../core/contract/types.ts';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../network/companies/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { Quote } from '../../quoting/quotes/index.ts';
import { resetRateLimits } from '../base/db.ts';
import { crawl, type Seen } from '../browser/crawl.ts';
import { as } from '../client.ts';
import { buildLoadByLegs, buildQuoteByLegs, rateLegs } from './byLegs.ts';

type Leg = Schemas['BoughtLeg'];
type Side = Leg | 'through';

const LEGS: Leg[] = ['mexican', 'transfer', 'us'];
const SIDES: Side[] = [...LEGS, 'through'];

/** Marker texts; each carrier may read its own alone. */
const NAMES: Record<Side, string> = {
  mexican: 'Fletes Escondidos',
  transfer: 'Cruces Callados',
  us: 'Hushed Freight',
  through: 'Directos Velados',
};
const THROUGH = '2468.13';
const AMOUNTS: Record<Leg, string> = { mexican: '711.37', transfer: '153.71', us: '917.53' };
const CUSTOMER = 'Maquilas Reservadas';
const SALE = '3579.24';
const ORIGIN: Schemas['Place'] = { city: 'Ciénega Tapada', state: 'MX-NLE', country: 'MX' };
const DESTINATION: Schemas['Place'] = { city: 'Veiled Springs', state: 'US-TX', country: 'US' };

/** Of a load that is driven, `marks.test.ts` reads everything. */
describe('The data of legs that each side can read', function () {
  this.timeout(480_000);
  let companyId: string, customerId: string, shipper: User;
  let people: Record<Side, User>, carriers: Record<Side, string>;
  let quote: Awaited<ReturnType<typeof buildQuoteByLegs>>;
  let invitations: Record<Side, string>;

  beforeEach(async () => {
    await resetRateLimits();
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company, { name: CUSTOMER })).id;
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    const built: [Side, string, User][] = [];
    for (const side of SIDES) {
      const carrierId = (await buildCarrier({ carrierName: NAMES[side] })).id;
      built.push([side, carrierId, await buildUser({ type: 'carrier', carrierId })]);
    }
    carriers = bySide(built.map(([side, carrierId]) => [side, carrierId]));
    people = bySide(built.map(([side, , user]) => [side, user]));
    quote = await buildQuoteByLegs({
      companyId,
      customerId,
      saleValue: SALE,
      status: 'rated',
      origin: ORIGIN,
      destination: DESTINATION,
    });
    const asked = { quoteId: quote.whole.id, carrierId: carriers.through };
    const { id: through } = await buildInvitation({ ...asked, rate: { allIn: THROUGH } });
    invitations = { ...(await rateLegs(quote, carriers, AMOUNTS)), through };
  });

  it('while the quote is open, are the own leg, or the whole', async () => {
    await everybodyLooks();
  });

  it('in the list of loads, are the own leg, or one load', async () => {
    const { id: quoteId } = quote.whole;
    const whole = {
      companyId,
      customerId,
      quoteId,
      saleValue: SALE,
      status: 'in_transit',
    } as const;
    const ends = { origin: ORIGIN, destination: DESTINATION };
    const load = await buildLoadByLegs({ ...whole, ...ends }, carriers);
    const loads = [load.whole, ...LEGS.map((leg) => load.legs[leg])].map(({ id }) => id);
    const othersOf = (leg: Leg) => loads.filter((id) => id !== load.legs[leg].id);
    for (const leg of LEGS)
      for (const query of [`filter={"wholeId":"${load.whole.id}"}`, 'expand=quote'])
        expectNone([await read(people[leg], `/api/shipments?${query}`)], othersOf(leg), leg);
    const rows = JSON.parse((await read(shipper, '/api/shipments')).text) as { id: string }[];
    expect(rows.map(({ id }) => id)).to.deep.equal([load.whole.id]);
  });

  it('are really checked: a simulated leak is detected', async () => {
    const { us } = quote.legs;
    await Quote.query()
      .findById(us.id)
      .patch({ comment: `Viene con ${NAMES.mexican}` } as object);
    const found = leaks(await look(people.us), [NAMES.mexican]).map(({ path }) => path);
    expect(found).to.include.members(['/api/invitations', `/api/invitations/${invitations.us}`]);
  });

  /** Reads everything that each party can read, trying every id. */
  async function everybodyLooks() {
    for (const side of SIDES) expectNone(await look(people[side]), never(side), side);
    const secrets = [...SIDES.flatMap(namesOf), 'purchaseCost', 'bestRate', 'margin'];
    expectNone(await look(shipper), secrets, 'shipper');
  }

  function never(side: Side): string[] {
    const rivals = SIDES.filter((other) => other !== side);
    const others = LEGS.filter((leg) => leg !== side).map((leg) => quote.legs[leg].id);
    const ofWhole = side === 'through' ? [] : [quote.whole.id, ...endsBeyond(side)];
    return [...[CUSTOMER, customerId, SALE], ...rivals.flatMap(namesOf), ...others, ...ofWhole];
  }

  function namesOf(side: Side): string[] {
    const amount = side === 'through' ? THROUGH : AMOUNTS[side];
    return [NAMES[side], carriers[side], invitations[side], amount];
  }

  const look = (who: User) =>
    crawl(who, [
      ...[quote.whole.id, companyId, customerId],
      ...LEGS.map((leg) => quote.legs[leg].id),
      ...Object.values(carriers),
      ...Object.values(invitations),
    ]);
});

/** The ends of the whole that lie beyond the hand-overs of a leg. */
function endsBeyond(leg: Leg): string[] {
  const [origin, destination] = [ORIGIN.city, DESTINATION.city];
  return { mexican: [destination], transfer: [origin, destination], us: [origin] }[leg];
}

async function read(who: User, path: string): Promise<Seen> {
  const { status, body } = await as(who).get(path);
  return { path, status, text: JSON.stringify(body) };
}

function bySide<Value>(entries: [Side, Value][]): Record<Side, Value> {
  return Object.fromEntries(entries) as Record<Side, Value>;
}

function leaks(seen: Seen[], secrets: string[]) {
  return seen.flatMap(({ path, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => ({ path, secret })),
  );
}

function expectNone(seen: Seen[], secrets: string[], side: string) {
  const isAsked = ({ path, secret }: { path: string; secret: string }) => path.includes(secret);
  const found = leaks(seen, secrets).filter((leak) => !isAsked(leak));
  expect(found, side).to.deep.equal([]);
}
