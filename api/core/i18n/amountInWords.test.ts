import { expect } from 'chai';
import fc from 'fast-check';
import { amountInWords } from './amountInWords.ts';
import { numeralEn } from './numeralEn.ts';
import { numeralEs } from './numeralEs.ts';
import type { Locale } from '../../shared/words.ts';

describe('amountInWords', () => {
  it('writes pesos as Mexican documents do', () => {
    const cases: [string, string][] = [
      ['12500.00', 'DOCE MIL QUINIENTOS PESOS 00/100 M.N.'],
      ['1.00', 'UN PESO 00/100 M.N.'],
      ['0.50', 'CERO PESOS 50/100 M.N.'],
      ['21', 'VEINTIÚN PESOS 00/100 M.N.'],
      ['31.5', 'TREINTA Y UN PESOS 50/100 M.N.'],
      ['100.07', 'CIEN PESOS 07/100 M.N.'],
      ['101.00', 'CIENTO UN PESOS 00/100 M.N.'],
      ['1000.00', 'MIL PESOS 00/100 M.N.'],
      ['21000.00', 'VEINTIÚN MIL PESOS 00/100 M.N.'],
      ['100000.00', 'CIEN MIL PESOS 00/100 M.N.'],
      ['1000000.00', 'UN MILLÓN DE PESOS 00/100 M.N.'],
      ['1000001.00', 'UN MILLÓN UN PESOS 00/100 M.N.'],
      ['421000000.00', 'CUATROCIENTOS VEINTIÚN MILLONES DE PESOS 00/100 M.N.'],
      ['2000000000.00', 'DOS MIL MILLONES DE PESOS 00/100 M.N.'],
      [
        '777516926.99',
        'SETECIENTOS SETENTA Y SIETE MILLONES QUINIENTOS DIECISÉIS MIL NOVECIENTOS VEINTISÉIS PESOS 99/100 M.N.',
      ],
    ];
    for (const [amount, text] of cases) expect(amountInWords(amount, 'MXN', 'es')).to.equal(text);
  });

  it('names the currency in both languages', () => {
    const texts = (['MXN', 'USD'] as const).flatMap((currency) =>
      (['es', 'en'] as const).flatMap((locale) =>
        ['1750.00', '1.25'].map((amount) => amountInWords(amount, currency, locale)),
      ),
    );
    expect(texts).to.deep.equal([
      'MIL SETECIENTOS CINCUENTA PESOS 00/100 M.N.',
      'UN PESO 25/100 M.N.',
      'one thousand seven hundred fifty Mexican pesos 00/100',
      'one Mexican peso 25/100',
      'MIL SETECIENTOS CINCUENTA DÓLARES 00/100 USD',
      'UN DÓLAR 25/100 USD',
      'one thousand seven hundred fifty US dollars 00/100',
      'one US dollar 25/100',
    ]);
  });

  it('writes words that can be parsed to the same number, for every amount that the product accepts', () => {
    const largest = 99_999_999_999;
    for (const [locale, numeral] of [
      ['es', numeralEs],
      ['en', numeralEn],
    ] as const)
      fc.assert(
        fc.property(anyNumber(largest), (value) => valueOf(numeral(value), locale) === value),
        { numRuns: 5000 },
      );
  });

  it('writes each number below one hundred thousand in words that can be parsed to it', () => {
    for (const [locale, numeral] of [
      ['es', numeralEs],
      ['en', numeralEn],
    ] as const)
      for (let value = 0; value < 100_000; value += 1)
        if (valueOf(numeral(value), locale) !== value) expect.fail(`${value}: ${numeral(value)}`);
  });
});

/** Generates small and large numbers equally often, many of them with zeros inside. */
function anyNumber(most: number) {
  return fc.oneof(
    fc.integer({ min: 0, max: most }),
    fc.integer({ min: 0, max: 999_999 }),
    fc
      .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 999 }))
      .map(([millions, rest]) => millions * 1_000_000 + rest),
  );
}

/** Parses a numeral by adding its words, independently of the code under test. Unknown words give NaN. */
function valueOf(numeral: string, locale: Locale): number {
  const { values, thousand, larger, join } = READING[locale];
  let [total, group] = [0, 0];
  for (const word of numeral.split(/[ -]/).filter((each) => each !== join)) {
    if (word === 'hundred') group *= 100;
    else if (word === thousand) group = (group || 1) * 1000;
    else if (word in larger) [total, group] = [total + group * larger[word]!, 0];
    else group += values[word] ?? NaN;
    if (locale === 'en' && word === thousand) [total, group] = [total + group, 0];
  }
  return total + group;
}

function valuesOf(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split(' ').map((pair) => {
      const [word, value] = pair.split('=') as [string, string];
      return [word, Number(value)];
    }),
  );
}

const READING = {
  es: {
    thousand: 'mil',
    join: 'y',
    larger: { millón: 1e6, millones: 1e6 } as Record<string, number>,
    values: valuesOf(
      'cero=0 un=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiún=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 trescientos=300 cuatrocientos=400 quinientos=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900',
    ),
  },
  en: {
    thousand: 'thousand',
    join: 'and',
    larger: { million: 1e6, billion: 1e9 } as Record<string, number>,
    values: valuesOf(
      'zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90',
    ),
  },
};
