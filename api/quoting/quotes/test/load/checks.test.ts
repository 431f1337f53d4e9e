import { expect } from 'chai';
import { loadErrors, pickupErrors } from '../../load/checks.ts';
import { reachWarnings } from '../../load/schedule.ts';
import { monterrey } from '../factory.ts';

describe('The validation of a load', () => {
  it("accepts today's date in the time zone of the pick-up", () => {
    const lateEvening = new Date('2026-05-02T04:00:00Z');
    const pickup = (pickupDate: string, timeZone?: string) =>
      pickupErrors({ pickupDate, origin: { ...monterrey, timeZone } }, lateEvening);
    expect(pickup('2026-05-01')).to.deep.equal({});
    expect(pickup('2026-04-30')).to.have.property('pickupDate');
    expect(pickup('2026-05-01', 'America/New_York')).to.have.property('pickupDate');
    expect(pickup('2026-05-02', 'America/New_York')).to.deep.equal({});
  });

  it('accepts a window over midnight, and none of nearly a day', () => {
    expect(loadErrors({ pickupFrom: '08:00', pickupTo: '08:00:00' })).to.deep.equal({});
    expect(loadErrors({ pickupFrom: '22:00', pickupTo: '02:00' })).to.deep.equal({});
    expect(loadErrors({ pickupFrom: '18:00', pickupTo: '08:00' })).to.deep.equal({});
    expect(loadErrors({ pickupFrom: '10:00', pickupTo: '09:30' })).to.have.property('pickupTo');
    expect(loadErrors({ pickupFrom: '22:00' })).to.have.property('pickupTo');
  });

  it('refuses a delivery that is over before the pickup begins, in the time of each place', () => {
    const tijuana = { city: 'Tijuana', state: 'MX-BCN', country: 'MX' } as const;
    const onDay = (pickup: string[], delivery: string[], origin: object = monterrey) =>
      loadErrors({
        origin: origin as never,
        destination: monterrey,
        pickupDate: '2027-05-10',
        pickupFrom: pickup[0],
        pickupTo: pickup[1],
        deliveryDate: '2027-05-10',
        deliveryFrom: delivery[0],
        deliveryTo: delivery[1],
      });
    expect(onDay(['14:00', '16:00'], ['08:00', '10:00'])).to.have.key('deliveryTo');
    expect(onDay(['14:00', '16:00'], ['22:00', '02:00'])).to.deep.equal({});
    expect(onDay(['09:00', '16:00'], ['09:30', '09:45'], tijuana)).to.have.key('deliveryTo');
    expect(onDay(['14:00', '16:00'], [])).to.deep.equal({});
  });

  it('asks about hours that no truck keeps', () => {
    const dallas = { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' } as const;
    const day = { pickupDate: '2027-05-10', deliveryDate: '2027-05-10' };
    const codes = (pickupFrom: string, deliveryTo: string, more: object = {}) =>
      reachWarnings({
        ...day,
        origin: monterrey,
        destination: dallas,
        pickupFrom,
        pickupTo: pickupFrom,
        deliveryFrom: deliveryTo,
        deliveryTo,
        ...more,
      }).map(({ code, field }) => `${code} ${field}`);
    expect(codes('09:00', '11:00')).to.deep.equal(['OUT_OF_REACH deliveryTo']);
    expect(codes('06:00', '23:00')).to.deep.equal([]);
    expect(codes('09:00', '11:00', { deliveryDate: '2027-05-11' })).to.deep.equal([]);
    expect(codes('09:00', '11:00', { destination: monterrey })).to.deep.equal([]);
    const known = { destination: monterrey, distanceKm: '900' };
    expect(codes('09:00', '11:00', known)).to.deep.equal(['OUT_OF_REACH deliveryTo']);
  });

  it('refuses an hour that the day does not have at the place', () => {
    const laredo = { city: 'Laredo', state: 'US-TX', country: 'US', postalCode: '78045' } as const;
    const days = { pickupDate: '2027-03-14', deliveryDate: '2027-03-16', destination: monterrey };
    const pickup = (pickupFrom: string, pickupTo: string, origin: object = laredo) =>
      loadErrors({ ...days, pickupFrom, pickupTo, origin: origin as never });
    expect(pickup('02:30', '04:00')).to.have.key('pickupFrom');
    expect(pickup('22:00', '02:30')).to.deep.equal({});
    expect(pickup('02:30', '04:00', monterrey)).to.deep.equal({});
  });

  it('derives the movement from each pair of countries', () => {
    const dallas = { city: 'Dallas', state: 'US-TX', country: 'US' } as const;
    const fits = (movement: 'cross_border' | 'mexico' | 'us', from: object, to: object) =>
      !('movement' in loadErrors({ movement, origin: from as never, destination: to as never }));
    expect(fits('cross_border', monterrey, dallas)).to.equal(true);
    expect(fits('cross_border', dallas, monterrey)).to.equal(true);
    expect(fits('cross_border', dallas, dallas)).to.equal(false);
    expect(fits('us', dallas, dallas)).to.equal(true);
    expect(fits('us', monterrey, dallas)).to.equal(false);
    expect(fits('mexico', monterrey, monterrey)).to.equal(true);
    expect(fits('mexico', dallas, dallas)).to.equal(false);
  });
});
