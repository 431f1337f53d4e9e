import { expect } from 'chai';
import type { DateOrder } from './dateOrder.ts';
import { type CellParser, flag, listOf, postalCode, text, UnreadableCell } from './cells.ts';
import { integer } from './numbers.ts';
import { oneOf } from './choices.ts';
import { country, currency, state } from './columns.ts';
import { day, hour } from './dates.ts';

/** The value of a cell; for one that is not understood, why, in both languages. */
function read(parse: CellParser, cell: string, order: DateOrder = 'day') {
  try {
    return parse(cell, order);
  } catch (error) {
    if (error instanceof UnreadableCell) return error.words;
    throw error;
  }
}

describe('Cells as people write them', () => {
  for (const [what, parse, cells] of [
    [
      'states',
      state,
      {
        'MX-NLE': ['Nuevo León', 'nuevo leon', 'NL', 'N.L.', 'n. l.', 'NLE', 'mx-nle', 'MX NLE'],
        'US-TX': ['TX', 'Texas', 'US-TX', 'tx.'],
        'MX-CMX': ['CDMX', 'D.F.', 'Ciudad de Mexico', 'México, D.F.'],
        'MX-MEX': ['Edo. Méx.', 'Edomex', 'Estado de México', 'MEX'],
        'MX-BCN': ['B.C.', 'Baja California'],
        'MX-BCS': ['B.C.S.', 'Baja California Sur'],
        'MX-SLP': ['S.L.P.', 'San Luis Potosi'],
        'MX-ROO': ['Q. Roo', 'QR'],
        'US-DC': ['DC', 'Washington, D.C.'],
        'US-WA': ['WA', 'Washington'],
      },
    ],
    [
      'countries',
      country,
      {
        US: ['USA', 'U.S.A.', 'US', 'EUA', 'E.U.A.', 'EE. UU.', 'EEUU', 'Estados Unidos', 'E.U.'],
        MX: ['México', 'mexico', 'MX', 'MEX', 'Méx.'],
      },
    ],
    [
      'yes and no',
      flag,
      {
        true: ['TRUE', 'verdadero', 'Sí', 'si', 'SI', '1', 'x', 'X', 'yes', 'Y'],
        false: ['FALSE', 'Falso', 'No', 'n', '0'],
      },
    ],
    [
      'dates',
      day,
      {
        '2026-12-05': [
          '05/12/26',
          '5/12/2026',
          '5-dic-26',
          '05-DIC-2026',
          '5 de diciembre de 2026',
        ],
        '2026-11-30': ['2026-11-30', '2026/11/30', '30.11.2026', '11/30/2026', '30 nov. 2026'],
        '2026-05-12': ['2026-05-12 08:30', '12/05/2026 8:00 a. m.', '12-may-26', 'May 12, 2026'],
        '2028-02-29': ['29/02/28', '29-feb-2028'],
      },
    ],
    [
      'times',
      hour,
      {
        '08:00': [
          '08:00 a. m.',
          '8:00',
          '8 am',
          '08:00:00',
          '8:00 A.M.',
          '8 hrs',
          '2026-11-30 08:00',
        ],
        '14:30': ['2:30 p. m.', '14:30', '14:30 h', '14h30', '02:30 PM'],
        '00:15': ['12:15 am', '0:15'],
        '12:00': ['12 pm', '12:00'],
      },
    ],
    [
      'postal codes that lost their zero',
      postalCode,
      {
        '06600': ['6600', '06600', 'C.P. 06600'],
        '75201-1234': ['75201-1234'],
        '02134-1000': ['2134-1000'],
      },
    ],
    ['currencies', currency, { USD: ['usd', 'Dólares', 'dlls.'], MXN: ['Pesos', 'M.N.', 'MXN'] }],
  ] as [string, CellParser, Record<string, string[]>][]) {
    it(`understands ${what}`, () => {
      for (const [value, texts] of Object.entries(cells))
        for (const cell of texts) expect(String(read(parse, cell)), cell).to.equal(value);
    });
  }

  it('reads the month first where the header is in English', () => {
    expect(read(day, '05/12/26', 'month')).to.equal('2026-05-12');
    expect(read(day, '30/12/26', 'month')).to.equal('2026-12-30');
  });

  for (const [parse, cell, es, en] of [
    [
      day,
      '31/02/2026',
      '«31/02/2026» no es una fecha: escríbala como',
      '"31/02/2026" is not a date',
    ],
    [day, 'mañana', '«mañana» no es una fecha', '"mañana" is not a date'],
    [hour, '8', '«8» no es una hora: escríbala como 14:30', '"8" is not a time: enter it like'],
    [hour, '25:00', '«25:00» no es una hora', '"25:00" is not a time'],
    [state, 'México', 'puede ser Ciudad de México, Estado de México: escriba', 'may be Ciudad de'],
    [state, 'Mich.', '«Mich.» puede ser Michoacán, Michigan', '"Mich." may be'],
    [
      state,
      'Nuevo',
      'No se reconoce «Nuevo». Se acepta: Nombre, código',
      '"Nuevo" is not recognized',
    ],
    [country, 'Narnia', 'No se reconoce «Narnia». Se acepta: México, Estados', '"Narnia" is not'],
    [flag, 'quizá', '«quizá» no dice sí ni no: escriba TRUE o FALSE', '"quizá" says neither'],
    [postalCode, '123', '«123» no es un código postal: escriba', '"123" is not a postal code'],
    [integer, 'dos', '«dos» no se entiende: escriba un número entero', '"dos" cannot be read'],
    [text, '#N/A', 'La fórmula da #N/A: escriba el valor', 'The formula gives #N/A'],
    [text, '#¿NOMBRE?', 'La fórmula da #¿NOMBRE?', 'The formula gives #¿NOMBRE?'],
    [listOf(state), 'NL; Marte', 'No se reconoce «Marte»', '"Marte" is not recognized'],
  ] as [CellParser, string, string, string][]) {
    it(`refuses ${cell}, and says in both languages why and what to enter`, () => {
      const words = read(parse, cell) as { es: string; en: string };
      expect(words.es).to.include(es);
      expect(words.en).to.include(en);
    });
  }

  it('takes the beginning of a name where only one begins with it', () => {
    const names = {
      1: ['Cervecería del Norte S.A.'],
      2: ['Aceros Regios'],
      3: ['Aceros del Norte'],
      4: ['Caja seca 53 pies', '53 ft dry van', 'DRY53'],
    };
    const customer = oneOf(names, { byBeginning: true });
    expect(read(customer, 'cerveceria')).to.equal('1');
    expect(read(customer, 'ACEROS REGIOS')).to.equal('2');
    for (const own of ['caja seca', '53 FT DRY VAN', 'dry-53'])
      expect(read(customer, own)).to.equal('4');
    expect(read(customer, 'Aceros')).to.have.property(
      'es',
      '«Aceros» puede ser Aceros Regios, Aceros del Norte: escriba el nombre completo',
    );
    for (const none of ['Ac', 'Norte', 'Cerve'])
      expect(read(customer, none)).to.have.property('es').which.includes('No se reconoce');
  });

  it('are dates also as Excel counts them, with a weekday, a zone or an ordinal', () => {
    for (const cell of [
      '46371',
      '46371.5',
      '2026-12-15T14:30:00-06:00',
      '2026-12-15T00:00:00.000Z',
      'martes, 15 de diciembre de 2026',
      'Tue Dec 15 2026',
      'December 15th, 2026',
      '15 / 12 / 2026',
      '１５/12/2026',
    ])
      expect(read(day, cell), cell).to.equal('2026-12-15');
    for (const cell of ['20261215', '99999', '1500', '15/12'])
      expect(read(day, cell), cell).to.have.property('es');
  });

  it('are postal codes with a blank, a decimal of Excel or digits of double width', () => {
    expect(read(postalCode, '78045 1234')).to.equal('78045-1234');
    expect(read(postalCode, '6600.0')).to.equal('06600');
    expect(read(postalCode, '０６６００')).to.equal('06600');
    expect(read(postalCode, 'K1A 0B1')).to.have.property('es');
  });
});
