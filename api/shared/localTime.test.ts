import { expect } from 'chai';
import { endsNextDay } from './localTime.ts';
import { occurrences } from './occurrences.ts';

describe('A window of hours', () => {
  it('ends the next day where its end is before its beginning, in any notation', () => {
    expect(endsNextDay('22:00', '02:00')).to.equal(true);
    expect(endsNextDay('08:00:01', '08:00')).to.equal(true);
    expect(endsNextDay('08:00', '08:00:00')).to.equal(false);
    expect(endsNextDay('08:00', '14:00')).to.equal(false);
    expect(endsNextDay('22:00', null)).to.equal(false);
  });
});

describe('An hour of a day at a place', () => {
  for (const [place, day, hour, zone, expected] of [
    ['Laredo, when the clocks go forward', '2027-03-14', '02:30', 'America/Chicago', 'never'],
    ['Laredo, an hour later', '2027-03-14', '03:00', 'America/Chicago', 'once'],
    ['Monterrey, which has no summer time', '2027-03-14', '02:30', 'America/Monterrey', 'once'],
    ['Nuevo Laredo, when they go back', '2027-11-07', '01:30', 'America/Matamoros', 'twice'],
    ['Nuevo Laredo, an hour later', '2027-11-07', '02:00:00', 'America/Matamoros', 'once'],
    ['Tijuana, when they go back', '2027-11-07', '01:00', 'America/Tijuana', 'twice'],
    ['Phoenix', '2027-11-07', '01:30', 'America/Phoenix', 'once'],
  ] as const)
    it(`exists ${expected}: ${place}, ${hour}`, () => {
      expect(occurrences(day, hour, zone)).to.equal(expected);
    });
});
