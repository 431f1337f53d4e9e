import { expect } from 'chai';
import fc from 'fast-check';
import { read, type Kind } from './read.ts';
import { loadOtherReader } from './readOther.ts';
import type { Tongue } from '#reading/when/dayWords';
import { write, writeFully } from './write.ts';

/** A Friday. */
const TODAY = '2026-11-27';

type Rows = [string, string | undefined][];

const DAYS: Record<Tongue, Rows> = {
  es: [
    ['hoy', '2026-11-27'],
    ['Mañana', '2026-11-28'],
    ['manana', '2026-11-28'],
    ['pasado mañana', '2026-11-29'],
    ['ayer', '2026-11-26'],
    ['lun', '2026-11-30'],
    ['el lunes', '2026-11-30'],
    ['MIÉ.', '2026-12-02'],
    ['viernes', '2026-11-27'],
    ['próximo viernes', '2026-12-04'],
    ['el viernes que viene', '2026-12-04'],
    ['lunes pasado', '2026-11-23'],
    ['8', '2026-12-08'],
    ['27', '2026-11-27'],
    ['31', '2026-12-31'],
    ['día 8', '2026-12-08'],
    ['15 dic', '2026-12-15'],
    ['15dic', '2026-12-15'],
    ['dic 15', '2026-12-15'],
    ['15 de diciembre', '2026-12-15'],
    ['15 de diciembre de 2026', '2026-12-15'],
    ['mar 15 dic', '2026-12-15'],
    ['martes, 15 de diciembre de 2026', '2026-12-15'],
    ['15-dic-26', '2026-12-15'],
    ['1º de enero', '2027-01-01'],
    ['15 ene', '2027-01-15'],
    ['29 feb', '2028-02-29'],
    ['5 sept', '2027-09-05'],
    ['15/12/2026', '2026-12-15'],
    ['15/12/26', '2026-12-15'],
    ['15.12.2026', '2026-12-15'],
    ['15-12', '2026-12-15'],
    ['12/05', '2027-05-12'],
    ['12/15', '2026-12-15'],
    ['2026-12-15', '2026-12-15'],
    ['2001-05-07', '2001-05-07'],
    ['en 3 días', '2026-11-30'],
    ['lun 15 dic', undefined],
    ['lun 15', undefined],
    ['31 feb', undefined],
    ['29/02/2027', undefined],
    ['15/12-2026', undefined],
    ['32', undefined],
    ['0', undefined],
    ['dic', undefined],
    ['15 dic 8', undefined],
    ['15 d', undefined],
    ['2026-13-40', undefined],
    ['20261215', undefined],
    ['mañana o pasado', undefined],
    ['el jefe dijo mañana', undefined],
    ['xyz', undefined],
    ['', undefined],
  ],
  en: [
    ['today', '2026-11-27'],
    ['tomorrow', '2026-11-28'],
    ['the day after tomorrow', '2026-11-29'],
    ['yesterday', '2026-11-26'],
    ['Mon', '2026-11-30'],
    ['thurs', '2026-12-03'],
    ['next friday', '2026-12-04'],
    ['next wed', '2026-12-02'],
    ['last monday', '2026-11-23'],
    ['Dec 15', '2026-12-15'],
    ['15 Dec', '2026-12-15'],
    ['December 15th, 2026', '2026-12-15'],
    ['Tue, Dec 15', '2026-12-15'],
    ['Tuesday, December 15, 2026', '2026-12-15'],
    ['mar 15', '2027-03-15'],
    ['8', '2026-12-08'],
    ['the 15th', '2026-12-15'],
    ['12/05', '2026-12-05'],
    ['12/15/2026', '2026-12-15'],
    ['15/12/2026', '2026-12-15'],
    ['2026-12-15', '2026-12-15'],
    ['in two weeks', '2026-12-11'],
    ['Mon, Dec 15', undefined],
    ['Feb 30', undefined],
    ['mañana', undefined],
    ['soon', undefined],
  ],
};

const TIMES: Rows = [
  ['8', '08:00'],
  ['8am', '08:00'],
  ['8 a. m.', '08:00'],
  ['8:30 am', '08:30'],
  ['8:30 PM', '20:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8.30', '08:30'],
  ['20 hrs', '20:00'],
  ['20:15 h', '20:15'],
  ['20h30', '20:30'],
  ['08:30:00', '08:30'],
  ['a las 8', '08:00'],
  ['8 y media', '08:30'],
  ['8 de la noche', '20:00'],
  ['12 de la noche', '00:00'],
  ['12 de la tarde', '12:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['mediodía', '12:00'],
  ['medianoche', '00:00'],
  ['noon', '12:00'],
  ['at 8 in the evening', '20:00'],
  ['24:00', undefined],
  ['25', undefined],
  ['8:75', undefined],
  ['13 am', undefined],
  ['12 de la mañana', undefined],
  ['8:3', undefined],
  ['mañana', undefined],
  ['-8', undefined],
  ['', undefined],
];

const MOMENTS: Record<Tongue, Rows> = {
  es: [
    ['2026-12-15T08:00', '2026-12-15T08:00'],
    ['2026-12-15 08:00', '2026-12-15T08:00'],
    ['15 dic 8 am', '2026-12-15T08:00'],
    ['15 dic 20', '2026-12-15T20:00'],
    ['15 dic 0830', '2026-12-15T08:30'],
    ['15 dic 26 8am', '2026-12-15T08:00'],
    ['15 dic 2026, 08:00', '2026-12-15T08:00'],
    ['mañana 8', '2026-11-28T08:00'],
    ['mañana a las 8', '2026-11-28T08:00'],
    ['8 am mañana', '2026-11-28T08:00'],
    ['pasado mañana al mediodía', undefined],
    ['pasado mañana mediodía', '2026-11-29T12:00'],
    ['lun 8', '2026-11-30T08:00'],
    ['hoy 20 hrs', '2026-11-27T20:00'],
    ['mañana 8 de la noche', '2026-11-28T20:00'],
    ['15/12 8:30', '2026-12-15T08:30'],
    ['en 3 días 8am', '2026-11-30T08:00'],
    ['8:30', '2026-11-27T08:30'],
    ['mañana', undefined],
    ['15 dic 2026', undefined],
    ['15 dic 26', undefined],
    ['31 feb 8:00', undefined],
    ['15 dic 25:00', undefined],
    ['xyz', undefined],
  ],
  en: [
    ['tomorrow 8', '2026-11-28T08:00'],
    ['tomorrow at 8:30 pm', '2026-11-28T20:30'],
    ['Dec 15, 2026, 08:00', '2026-12-15T08:00'],
    ['Dec 15 noon', '2026-12-15T12:00'],
    ['12/15/2026 8am', '2026-12-15T08:00'],
    ['Dec 15', undefined],
  ],
};

describe('a date or time as people write it', () => {
  for (const locale of ['es', 'en'] as const) {
    describe(locale, () => {
      const reads = async (kind: Kind, rows: Rows) => {
        const other = await loadOtherReader(locale);
        const table = rows.map(([text]) => [
          text,
          read(kind, text, { locale, today: TODAY, other }),
        ]);
        expect(table).to.deep.equal(rows);
      };

      it('is read as a day', () => reads('day', DAYS[locale]));
      it('is read as a time', () => reads('time', TIMES));
      it('is read as a moment', () => reads('moment', MOMENTS[locale]));
    });
  }

  it('is the last such day where days are past', () => {
    const past = (text: string) => read('day', text, { locale: 'es', today: TODAY, isPast: true });
    const texts = ['15 nov', '15 dic', 'lun', 'viernes', '8', '31', '30/11'];
    expect(texts.map(past)).to.deep.equal([
      '2026-11-15',
      '2025-12-15',
      '2026-11-23',
      '2026-11-27',
      '2026-11-08',
      '2026-10-31',
      '2025-11-30',
    ]);
  });

  it('is read again as the same from each way in which it is written', () => {
    const day = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    const hour = fc.tuple(fc.nat(23), fc.nat(59));
    fc.assert(
      fc.property(day, day, hour, fc.boolean(), (date, now, time, isPast) => {
        const [value, today] = [date, now].map((each) => each.toISOString().slice(0, 10));
        const clock = time.map((part) => String(part).padStart(2, '0')).join(':');
        for (const locale of ['es', 'en'] as const) {
          const region = locale === 'es' ? 'es-MX' : 'en-US';
          const reference = { locale, today: today!, isPast };
          for (const text of [value!, write(value!, region), writeFully(value!, region)])
            expect(read('day', text, reference), text).to.equal(value);
          const moment = `${value}T${clock}`;
          for (const text of [moment, write(moment, region), writeFully(moment, region)])
            expect(read('moment', text, reference), text).to.equal(moment);
          expect(read('time', write(clock, region), reference)).to.equal(clock);
        }
      }),
      { numRuns: 300 },
    );
  });
});
