import { expect } from 'chai';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { testDb } from '../../api/testing/base/db.ts';
import { liesIn } from '../reference/places.ts';
import { crossings } from './data/places/crossings.ts';
import { places } from './data/places/places.ts';
import { mexicanStates } from './data/places/regions.ts';
import { rows as catalogs } from './100_catalogs.ts';
import { rows as story } from './200_story.ts';
import { seed } from './index.ts';
import { rfcCheckDigit } from './tools/rfc.ts';

const now = new Date('2026-11-18T15:20:00Z');
const demoRows = (at: Date) => ({ ...catalogs(at), ...story(at) });
const rows = demoRows(now);

describe('the demo data', () => {
  it('is identical for the same time, and has the same ids for another', () => {
    expect(JSON.stringify(demoRows(now))).to.equal(JSON.stringify(rows));
    const later = demoRows(new Date('2027-03-02T03:40:00Z'));
    expect(later.quotes.map(({ id }) => id)).to.have.members(rows.quotes.map(({ id }) => id));
  });

  it('has an active carrier based in each of the 32 Mexican states and the border states', () => {
    const homes = rows.carriers
      .filter(({ status }) => status === 'active')
      .map(({ addressList }) => JSON.parse(addressList)[0].state as string);
    const border = ['US-TX', 'US-NM', 'US-AZ', 'US-CA'];
    expect(rows.carriers).to.have.length(600);
    expect(homes).to.include.members([...mexicanStates, ...border]);
  });

  it('gives every carrier consistent states, countries and movements', () => {
    for (const carrier of rows.carriers) {
      const states = [...carrier.originStates, ...carrier.deliveryStates];
      const countries = new Set(states.map((state) => state.slice(0, 2)));
      expect(carrier.countries, carrier.carrierName).to.have.members([...countries]);
      const crosses = carrier.movements.includes('cross_border');
      expect(crosses, carrier.carrierName).to.equal(countries.size === 2);
    }
  });

  it('has quotes, invitations and loads in every status', () => {
    expect(statuses(rows.quotes)).to.have.length(9);
    expect(statuses(rows.invitations)).to.have.length(11);
    expect(statuses(rows.shipments)).to.have.length(10);
  });

  it('has an open quote with two deliveries, and a load of four stops between its second and third', () => {
    const stopsOf = (id: string) => rows.quote_stops.filter((stop) => stop.quoteId === id);
    const quote = rows.quotes.find(({ id, status }) => status === 'rated' && stopsOf(id).length);
    expect(stopsOf(quote!.id).map(({ kind }) => kind)).to.deep.equal([
      ...['pickup', 'delivery', 'delivery'],
    ]);
    expect(quote!.stopsText).to.include('León');
    const load = rows.shipments.find(({ currentStop }) => currentStop !== null)!;
    expect(load).to.include({ status: 'in_transit', currentStop: 2 });
    expect(rows.shipment_stops.filter(({ shipmentId }) => shipmentId === load.id)).to.have.length(
      4,
    );
    const steps = rows.events.filter(({ entityId }) => entityId === load.id);
    expect(steps.map(({ toStatus, toStop }) => `${toStatus} ${toStop}`)).to.deep.equal([
      ...['assigned null', 'at_pickup 1', 'in_transit 1', 'at_pickup 2', 'in_transit 2'],
    ]);
    const times = steps.map(({ createdAt }) => Number(createdAt));
    expect(times).to.deep.equal([...times].sort((a, b) => a - b));
  });

  it('has an open quote by legs with two offers for each leg and for the whole', () => {
    const whole = rows.quotes.find((quote) => 'asked' in quote && quote.asked === 'both')!;
    const legs = legsOf(rows.quotes, whole.id);
    expect(legs.map(({ leg }) => leg)).to.deep.equal(['mexican', 'transfer', 'us']);
    expect([whole, ...legs].map(({ status }) => status)).to.deep.equal(Array(4).fill('rated'));
    for (const part of [whole, ...legs]) {
      const rated = rows.invitations.filter(
        ({ quoteId, status }) => quoteId === part.id && status === 'rated',
      );
      expect(rated, part.leg).to.have.length(2);
    }
    for (const [at, leg] of legs.slice(1).entries()) {
      expect(leg.origin).to.deep.equal(legs[at]!.destination);
      expect(leg.pickupDate).to.equal(legs[at]!.deliveryDate);
      expect(leg.pickupFrom).to.equal(legs[at]!.deliveryFrom);
    }
  });

  it('has a load by legs at the border, which costs what its legs cost', () => {
    const load = rows.shipments.find(({ byLegs }) => byLegs)!;
    const legs = legsOf(rows.shipments, load.id);
    expect(load).to.include({ status: 'at_border', carrierId: null });
    expect(legs.map(({ leg, status }) => `${leg} ${status}`)).to.deep.equal([
      ...['mexican delivered', 'transfer at_border', 'us assigned'],
    ]);
    expect(new Set(legs.map(({ carrierId }) => carrierId))).to.have.property('size', 3);
    const quote = rows.quotes.find(({ id }) => id === load.quoteId)!;
    expect(quote).to.include({ status: 'assigned', assignedLegs: 3 });
    const costs = legs.map(({ purchaseCost, currency }) => {
      const dollars = Number(purchaseCost) / (currency === 'MXN' ? Number(quote.exchangeRate) : 1);
      return Math.round(dollars * 100);
    });
    const sum = costs.reduce((total, cost) => total + cost, 0);
    expect(Math.round(Number(load.purchaseCost) * 100)).to.equal(sum);
    expect(quote.purchaseCost).to.equal(load.purchaseCost);
  });

  it('moves the load by legs when a leg moves, and numbers it after all others', () => {
    const load = rows.shipments.find(({ byLegs }) => byLegs)!;
    const legs = legsOf(rows.shipments, load.id);
    const moves = (ids: string[]) =>
      rows.events
        .filter(({ entityId, fromStatus }) => fromStatus && ids.includes(entityId))
        .map(({ toStatus, createdAt }) => `${toStatus} ${Number(createdAt)}`);
    expect(moves(legs.map(({ id }) => id))).to.include.members(moves([load.id]));
    const others = rows.shipments.filter(
      ({ id, wholeId, companyId }) =>
        companyId === load.companyId && id !== load.id && wholeId !== load.id,
    );
    expect(Math.max(...others.map(({ number }) => number))).to.equal(load.number - 1);
  });

  it('closes who lost a load with the true reason, which was always that it is covered', () => {
    const won = new Map(
      rows.invitations
        .filter(({ status }) => status === 'assigned')
        .map((row) => [row.quoteId, row]),
    );
    const lost = rows.invitations.filter(
      ({ quoteId, status, rank }) => won.has(quoteId) && status === 'rejected' && rank !== null,
    );
    for (const { quoteId, closeReason, distancePercent } of lost) {
      const { rank, closeReason: choice } = won.get(quoteId)!;
      const unchosen = Number(distancePercent) > 0 ? 'better_rate' : 'load_already_covered';
      expect(closeReason).to.equal(choice ?? unchosen);
      expect(choice === null).to.equal(rank === 1);
    }
    expect(lost.map(({ closeReason }) => closeReason)).to.include.members([
      'better_rate',
      'more_trust',
    ]);
  });

  it('has open invitations for Transportes Regio, and one quote in its last ten minutes', () => {
    const regio = rows.carriers.find(({ carrierName }) => carrierName === 'Transportes Regio')!;
    const waiting = rows.invitations.filter(
      ({ carrierId, status, deadlineAt }) =>
        carrierId === regio.id && ['sent', 'in_contact'].includes(status) && deadlineAt! > now,
    );
    expect(waiting).to.have.length.greaterThan(2);
    const minutesLeft = rows.quotes
      .filter(({ status }) => status === 'sent')
      .map(({ deadlineAt }) => (Number(deadlineAt) - Number(now)) / 60_000);
    expect(minutesLeft.some((minutes) => minutes > 0 && minutes <= 10)).to.equal(true);
  });

  it('keeps Norte Cargo within the free plan, with one contact left', () => {
    const norte = rows.companies.find(({ name }) => name === 'Norte Cargo')!;
    const quotes = rows.quotes.filter(({ companyId }) => companyId === norte.id);
    const ids = quotes.map(({ id }) => id);
    expect(rows.invitations.filter(({ quoteId }) => ids.includes(quoteId))).to.have.length(2);
  });

  it('has plausible prices for Monterrey to Dallas', () => {
    const lane = rows.quotes.filter(
      ({ origin, destination }) => origin.city === 'Apodaca' && destination.city === 'Dallas',
    );
    const prices = lane.filter((quote) => quote.purchaseCost).map((q) => Number(q.purchaseCost));
    expect(prices).to.have.length.greaterThan(2);
    expect(prices.every((price) => price >= 1_700 && price <= 2_300)).to.equal(true);
    expect(lane.every(({ distanceKm }) => Math.abs(Number(distanceKm) - 960) < 40)).to.equal(true);
  });
});

describe('the numbers and addresses of the demo data', () => {
  it('have unique e-mail addresses that end in .test', () => {
    const emails = [
      ...rows.users.map(({ email }) => email),
      ...rows.carriers.map(({ quotingEmail }) => quotingEmail),
      ...rows.companies.map(({ email }) => email),
      ...rows.contacts.flatMap(({ emails }) => emails),
    ];
    expect(emails.filter((email) => !/^[a-z.-]+@[a-z-]+\.test$/.test(email))).to.deep.equal([]);
    expect(new Set(emails)).to.have.property('size', emails.length);
  });

  it('have unique valid phone numbers', () => {
    const phones = [
      ...rows.users.map(({ phone }) => phone),
      ...rows.companies.map(({ phone }) => phone),
      ...rows.carriers.map(({ contactPhone }) => contactPhone),
      ...rows.contacts.flatMap(({ phones }) => phones),
    ];
    expect(phones.filter((phone) => !isValidPhoneNumber(`+${phone}`))).to.deep.equal([]);
    expect(new Set(phones)).to.have.property('size', phones.length);
  });

  it('have RFCs with the right check digit', () => {
    const published = ['GODE561231GR8', 'MAB9307148T4', 'SAT970701NN3'];
    const rfcs = [...rows.carriers, ...rows.companies].flatMap(({ rfc }) => rfc ?? []);
    const wrong = [...published, ...rfcs].filter(
      (rfc) => rfcCheckDigit(rfc.slice(0, -1)) !== rfc.at(-1),
    );
    expect(wrong).to.deep.equal([]);
    expect(rfcs.every((rfc) => /^[A-Z&Ñ]{3,4}\d{6}[A-Z0-9]{2}[0-9A]$/.test(rfc))).to.equal(true);
    expect(rfcCheckDigit('VACE460910SX')).not.to.equal('6');
  });

  it('have RFCs, EINs, SCACs and CAATs that are unique in each network', () => {
    for (const field of ['rfc', 'ein', 'scacCode', 'caat', 'identifier'] as const) {
      const given = rows.carriers.flatMap((carrier) =>
        carrier[field] ? `${carrier.companyId} ${carrier[field]}` : [],
      );
      expect(new Set(given), field).to.have.property('size', given.length);
    }
  });

  it('have postal codes that lie in their states, and valid time zones', () => {
    const sides = crossings
      .flatMap(({ mexico, unitedStates }) => [mexico, unitedStates])
      .map(([city, state, postalCode]) => ({ city, state, postalCode }));
    for (const { city, state, postalCode } of [...places, ...sides]) {
      expect(postalCode, city).to.match(/^\d{5}$/);
      expect(liesIn(postalCode, state), `${city} ${postalCode}`).to.equal(true);
    }
    for (const { timeZone } of places) new Intl.DateTimeFormat('es', { timeZone });
  });
});

describe('the events of the demo data', () => {
  const records = [...rows.quotes, ...rows.invitations, ...rows.shipments];

  it('lead each record from its first to its current status', () => {
    for (const { id, status } of records) {
      const chain = rows.events.filter(({ entityId }) => entityId === id);
      expect(chain.map(({ fromStatus }) => fromStatus)).to.deep.equal([
        null,
        ...chain.slice(0, -1).map(({ toStatus }) => toStatus),
      ]);
      expect(chain.at(-1)?.toStatus).to.equal(status);
    }
  });

  for (const moment of [now, new Date('2026-07-05T06:05:00Z'), new Date('2027-01-01T18:59:00Z')]) {
    it(`are in order and before now (${moment.toISOString()})`, () => {
      for (const chain of chains(demoRows(moment).events)) {
        const times = chain.map(({ createdAt }) => Number(createdAt));
        expect(times.every((time, index) => index === 0 || time > times[index - 1]!)).to.equal(
          true,
        );
        expect(times.at(-1)).to.be.at.most(Number(moment));
      }
    });
  }
});

describe('seeding', () => {
  it('fills a migrated database, and is rolled back with its transaction', async () => {
    const db = await testDb();
    const transaction = await db.transaction();
    try {
      await transaction.raw(
        `truncate companies, carriers, equipments, comodities, packagings, contact_types, incidents, bridges,
          exchange_rates, diesel_prices cascade`,
      );
      await seed(transaction, { now });
      for (const [table, expected] of Object.entries(rows)) {
        const [counted] = await transaction(table).count('*', { as: 'count' });
        expect(Number(counted!.count), table).to.equal(expected.length);
      }
    } finally {
      await transaction.rollback();
    }
  });

  it('refuses in production', async () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      const refusal = await seed(await testDb(), { now }).catch((error: Error) => error);
      expect(refusal)
        .to.be.instanceOf(Error)
        .with.property('message')
        .that.matches(/production/);
    } finally {
      if (before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = before;
    }
  });
});

function statuses(records: { status: string }[]) {
  return [...new Set(records.map(({ status }) => status))];
}

/** The rows of the legs of a quote or load, in driving order. */
function legsOf<T extends { wholeId: string | null; legPosition?: number }>(
  records: T[],
  wholeId: string,
): T[] {
  const legs = records.filter((record) => record.wholeId === wholeId);
  return legs.sort((a, b) => a.legPosition! - b.legPosition!);
}

function chains<T extends { entityId: string }>(events: T[]): T[][] {
  const byEntity = new Map<string, T[]>();
  for (const event of events) {
    byEntity.set(event.entityId, [...(byEntity.get(event.entityId) ?? []), event]);
  }
  return [...byEntity.values()];
}
