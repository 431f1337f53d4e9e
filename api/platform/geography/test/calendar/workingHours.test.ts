import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { afterNight } from '../../calendar/night.ts';
import { workingFrom } from '../../calendar/workingHours.ts';

const DAY = { from: '09:00', to: '18:30' };
const WEEK = { monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY };
const office: Schemas['CompanyCalendar'] = {
  timeZone: 'America/Monterrey',
  hours: { ...WEEK, saturday: { from: '09:00', to: '13:00' } },
  holidays: ['MX'],
};

describe('The next working hours', () => {
  const cases: [what: string, at: string, from: string][] = [
    ['within hours are now', '2026-11-24T10:20-06:00', '2026-11-24T10:20-06:00'],
    ['begin to the minute', '2026-11-24T09:00-06:00', '2026-11-24T09:00-06:00'],
    ['after closing begin the next day', '2026-11-24T18:30-06:00', '2026-11-25T09:00-06:00'],
    ['before opening begin the same day', '2026-11-24T04:10-06:00', '2026-11-24T09:00-06:00'],
    ['on Saturday afternoon begin on Monday', '2026-11-21T13:01-06:00', '2026-11-23T09:00-06:00'],
    ['skip a holiday', '2026-11-14T15:00-06:00', '2026-11-17T09:00-06:00'],
  ];
  for (const [what, at, from] of cases)
    it(what, () => {
      expect(workingFrom(office, new Date(at))).to.deep.equal(new Date(from));
    });

  it('are now for a company without a calendar, and for one without hours', () => {
    const night = new Date('2026-11-22T03:00-06:00');
    expect(workingFrom(null, night)).to.equal(night);
    expect(workingFrom({ ...office, hours: {} }, night)).to.equal(night);
  });

  it('may end at midnight', () => {
    const late = { ...office, hours: { friday: { from: '06:00', to: '00:00' } } };
    const at = new Date('2026-11-20T23:59-06:00');
    expect(workingFrom(late, at)).to.equal(at);
    expect(workingFrom(late, new Date('2026-11-21T00:00-06:00'))).to.deep.equal(
      new Date('2026-11-27T06:00-06:00'),
    );
  });

  it('observe the holidays of both countries where the company does', () => {
    const thanksgiving = new Date('2026-11-26T10:00-06:00');
    expect(workingFrom(office, thanksgiving)).to.equal(thanksgiving);
    const both = { ...office, holidays: ['MX', 'US'] as const };
    expect(workingFrom({ ...both, holidays: [...both.holidays] }, thanksgiving)).to.deep.equal(
      new Date('2026-11-27T09:00-06:00'),
    );
  });

  it('follow the daylight saving time of the zone', () => {
    const chicago = { ...office, timeZone: 'America/Chicago' };
    expect(workingFrom(chicago, new Date('2026-10-30T19:00-05:00'))).to.deep.equal(
      new Date('2026-10-31T09:00-05:00'),
    );
    expect(workingFrom(chicago, new Date('2026-10-31T14:00-05:00'))).to.deep.equal(
      new Date('2026-11-02T09:00-06:00'),
    );
  });
});

describe('The night, in which reminders wait', () => {
  const cases: [what: string, at: string, until: string][] = [
    ['is over at eight', '2026-11-24T08:00-06:00', '2026-11-24T08:00-06:00'],
    ['begins at eight in the evening', '2026-11-24T20:00-06:00', '2026-11-25T08:00-06:00'],
    ['lasts until the same morning', '2026-11-24T07:59-06:00', '2026-11-24T08:00-06:00'],
  ];
  for (const [what, at, until] of cases)
    it(what, () => {
      expect(afterNight(new Date(at), 'America/Monterrey')).to.deep.equal(new Date(until));
    });
});
