import { expect } from 'chai';
import { formatDate } from './formatDate.ts';

describe('formatDate', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  for (const timeZone of ['America/Tijuana', 'America/Monterrey', 'UTC', 'Pacific/Auckland']) {
    it(`shows the same day in ${timeZone}`, () => {
      process.env.TZ = timeZone;
      expect(formatDate('2026-03-09', 'en-US')).to.equal('Mar 9, 2026');
    });
  }

  it("shows a timestamp in the place's own time zone", () => {
    const options = { withTime: true, timeZone: 'America/Monterrey' };
    expect(formatDate('2026-03-10T01:30:00Z', 'en-US', options)).to.equal(
      'Mar 9, 2026, 19:30 (Central Mexico time)',
    );
    expect(formatDate('2026-03-10T01:30:00Z', 'es-MX', options)).to.equal(
      '9 mar 2026, 19:30 (hora del centro de México)',
    );
  });
});
