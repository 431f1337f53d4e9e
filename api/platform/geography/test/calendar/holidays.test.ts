import { expect } from 'chai';
import { Temporal } from 'temporal-polyfill';
import { type HolidayCountry, isHoliday } from '../../calendar/holidays.ts';

/** The holidays of a year, `MM-DD`, in order. */
function holidaysOf(country: HolidayCountry, year: number): string[] {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days }))
    .filter((day) => isHoliday(day, country))
    .map((day) => day.toString().slice(5));
}

describe('Legal holidays', () => {
  it('are in Mexico the days of mandatory rest', () => {
    expect(holidaysOf('MX', 2026).join(' ')).to.equal('01-01 02-02 03-16 05-01 09-16 11-16 12-25');
    expect(holidaysOf('MX', 2023).join(' ')).to.equal('01-01 02-06 03-20 05-01 09-16 11-20 12-25');
  });

  it('include in Mexico the first of October of every sixth year', () => {
    const years = [2023, 2024, 2025, 2029, 2030, 2036];
    expect(years.filter((year) => holidaysOf('MX', year).includes('10-01'))).to.deep.equal([
      2024, 2030, 2036,
    ]);
  });

  // The dates that the Office of Personnel Management publishes.
  const PUBLISHED: Record<number, string> = {
    2021: '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
    2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
    2026: '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25',
  };

  for (const [year, days] of Object.entries(PUBLISHED))
    it(`are in the United States the federal holidays of ${year}, on the weekday observed too`, () => {
      expect(holidaysOf('US', Number(year)).join(' ')).to.equal(days);
    });
});
