import { expect } from 'chai';
import fc from 'fast-check';
import { workingFrom } from '../../../platform/geography/calendar/workingHours.ts';
import { cargoHours, openingOf } from '../index.ts';

const TEXTS = [
  'L–V 7:00–24:00, S 8:00–16:00',
  'Lun 22:00–6:00',
  'L–D 1:00–24:00',
  'Mon–Fri 20:00–19:00, Sun 1:30–2:30',
];

describe('The next opening of a border crossing', () => {
  it('is that of its hours, whatever the day and its clocks', () => {
    const moment = fc.date({
      min: new Date('2026-10-20'),
      max: new Date('2027-04-10'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom('America/Chicago', 'America/Denver', 'America/Tijuana');
    fc.assert(
      fc.property(fc.constantFrom(...TEXTS), zone, moment, (hours, timeZone, from) => {
        const week = cargoHours(hours);
        if (!week || week === 'always') throw new Error(`${hours} cannot be read`);
        const next = workingFrom({ hours: week, timeZone, holidays: [] }, from);
        expect(openingOf({ hours, timeZone })(+from)).to.equal(+next);
      }),
      { numRuns: 500 },
    );
  });

  it('is at once where it never closes, or nobody has told', () => {
    const timeZone = 'America/Chicago';
    for (const hours of ['24 h', null]) expect(openingOf({ hours, timeZone })(5)).to.equal(5);
  });
});
