import { expect } from 'chai';
import type { Quote } from '../../../quoting/quotes/index.ts';
import { laredo, nuevoLaredo } from '../../../quoting/quotes/test/legs/factory.ts';
import { arrivalOf, drive, type LegEnd } from '../drive.ts';
import { departureOf, endsOf } from '../timedLegs.ts';

const HOUR = 3_600_000;
const window = { begins: 10 * HOUR, ends: 20 * HOUR, hasHours: true };
const day = { begins: 0, ends: 24 * HOUR, hasHours: false };
const end = (window?: LegEnd['window'], opensAt?: number): LegEnd => ({
  window,
  opensAt: opensAt === undefined ? undefined : (from) => Math.max(from, opensAt * HOUR),
});

describe('A leg', () => {
  it('arrives after its hours and waits until the window of the hand-over begins', () => {
    expect(drive(end(window), 4 * HOUR, 3)).to.deep.equal({
      departsAt: 4 * HOUR,
      arrivesAt: 7 * HOUR,
      handOverAt: 10 * HOUR,
    });
  });

  it('is late after the end of the window, to the minute', () => {
    expect(drive(end(window), 12 * HOUR, 8)).to.have.property('handOverAt', 20 * HOUR);
    expect(drive(end(window), 12 * HOUR + 1, 8)).to.equal('arrives_late');
  });

  it('waits for its bridge, but not beyond the window', () => {
    expect(drive(end(window, 15), 4 * HOUR, 3)).to.have.property('handOverAt', 15 * HOUR);
    expect(drive(end(window, 20), 4 * HOUR, 3)).to.have.property('handOverAt', 20 * HOUR);
    expect(drive(end(window, 21), 4 * HOUR, 3)).to.equal('bridge_closed');
    expect(drive(end(undefined, 21), 4 * HOUR, 3)).to.have.property('handOverAt', 21 * HOUR);
  });

  it('without hours arrives when the window begins, on a day without hours at its end, never before it departs', () => {
    expect(arrivalOf(end(window), 4 * HOUR, null)).to.equal(10 * HOUR);
    expect(arrivalOf(end(window), 12 * HOUR, null)).to.equal(12 * HOUR);
    expect(arrivalOf(end(day), 4 * HOUR, null)).to.equal(24 * HOUR);
    expect(arrivalOf(end(window), null, 5), 'an unknown departure').to.equal(10 * HOUR);
    expect(arrivalOf(end(), 4 * HOUR, null)).to.equal(null);
    expect(arrivalOf(end(), null, 5)).to.equal(null);
  });

  it('is valid where nothing says when', () => {
    const timeless = { departsAt: null, arrivesAt: null, handOverAt: null };
    expect(drive(end(undefined, 5), null, null)).to.deep.equal(timeless);
  });
});

describe('The times of a leg', () => {
  const times = (fields: Partial<Quote>) => fields as Quote;
  const iso = (moment: number | null | undefined) => new Date(moment!).toISOString();

  it('are in the zone of the place on both sides of a change of the clocks', () => {
    const inMexico = { origin: nuevoLaredo, pickupFrom: '08:00:00', pickupTo: '10:00:00' };
    for (const [pickupDate, moment] of [
      ['2027-03-13', '2027-03-13T14:00:00.000Z'],
      ['2027-03-14', '2027-03-14T13:00:00.000Z'],
    ])
      expect(iso(departureOf(times({ ...inMexico, pickupDate: pickupDate! })))).to.equal(moment);
    const inland = {
      city: 'Monterrey',
      state: 'MX-NLE',
      country: 'MX',
      postalCode: '64000',
    } as const;
    const departure = times({ origin: inland, pickupDate: '2027-03-14', pickupFrom: '08:00:00' });
    expect(iso(departureOf(departure)), 'no change in Monterrey').to.equal(
      '2027-03-14T14:00:00.000Z',
    );
  });

  it('end on the next day where a window ends before it begins', async () => {
    const fields = { destination: laredo, deliveryDate: '2027-03-13', handOver: null };
    const night = { ...fields, deliveryFrom: '22:00:00', deliveryTo: '04:00:00' };
    const wholeDay = { ...fields, deliveryFrom: null, deliveryTo: null };
    const [first, second] = await endsOf([times(night), times(wholeDay)]);
    expect(iso(first!.window!.begins)).to.equal('2027-03-14T04:00:00.000Z');
    expect(iso(first!.window!.ends), 'an hour was skipped').to.equal('2027-03-14T09:00:00.000Z');
    expect(second!.window).to.include({ hasHours: false });
    expect(iso(second!.window!.ends)).to.equal('2027-03-14T05:59:00.000Z');
  });
});
