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
      expect(formatDate('2026-03-09', 'en-US')).to.equal('Mar 09, 2026');
    });
  }

  it("shows a timestamp in the place's own time zone", () => {
    const options = { withTime: true, timeZone: 'America/Monterrey' };
    expect(formatDate('2026-03-10T01:30:00Z', 'en-US', options)).to.match(
      /^Mar 09, 2026, 07:30\sPM (CST|GMT-6)$/,
    );
  });
});
