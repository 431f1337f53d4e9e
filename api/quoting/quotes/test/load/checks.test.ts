import { expect } from 'chai';
import { loadErrors, pickupErrors } from '../../load/checks.ts';
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

  it('compares times in any notation', () => {
    expect(loadErrors({ pickupFrom: '08:00', pickupTo: '08:00:00' })).to.deep.equal({});
    expect(loadErrors({ pickupFrom: '08:00:01', pickupTo: '08:00' })).to.have.property('pickupTo');
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
