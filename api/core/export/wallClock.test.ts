import { expect } from 'chai';
import { wallClock, wallClockText } from './wallClock.ts';

describe('the clock of a zone', () => {
  for (const [moment, timeZone, shown] of [
    ['2026-11-21T20:30:12.345678Z', 'America/Mexico_City', '2026-11-21 14:30'],
    ['2026-11-21T20:30:00+00:00', 'America/Tijuana', '2026-11-21 12:30'],
    ['2026-03-08T07:59:00Z', 'America/Chicago', '2026-03-08 01:59'],
    ['2026-03-08T08:59:00Z', 'America/Chicago', '2026-03-08 03:59'],
    ['2026-11-01T06:30:00Z', 'America/Chicago', '2026-11-01 01:30'],
    ['2026-11-01T07:30:00Z', 'America/Chicago', '2026-11-01 01:30'],
    ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '2026-07-01 17:30'],
  ] as const) {
    it(`shows ${shown} in ${timeZone} at ${moment}`, () => {
      expect(wallClockText(moment, timeZone)).to.equal(shown);
    });
  }

  it('leaves a text that is no moment as it is', () => {
    expect(wallClock('mañana', 'America/Mexico_City')).to.equal(undefined);
    expect(wallClockText('', 'America/Mexico_City')).to.equal('');
  });
});
