import { expect } from 'chai';
import fc from 'fast-check';
import { Board } from '../../messages/index.ts';
import { LONGEST_REPLY, readReply } from '../readReply.ts';

/** Pieces of replies, which are put together in any order. */
const PIECES = [
  ...[
    '18,500',
    '18.500',
    '$1,450',
    '17',
    '19500',
    '18 mil',
    '4k',
    '1.750,50',
    'mil quinientos',
    '2022',
  ],
  ...[
    '+ IVA',
    'más IVA',
    'IVA incluido',
    'MXN',
    'usd',
    'pesos',
    'dlls',
    '/mi',
    'por hora',
    'all in',
  ],
  ...[
    'Flete:',
    'cruce',
    'casetas',
    'FSC',
    'maniobras',
    'Total',
    'Subtotal',
    'IVA 16%:',
    'tarifa',
    'seguro',
  ],
  ...[
    'mañana',
    'el lunes',
    '8 am',
    '12/05',
    'hoy',
    'vigencia',
    'hasta',
    '2 días',
    'tránsito',
    '81 1234 5678',
  ],
  ...[
    'no cubrimos',
    'sin unidades',
    'muy barato',
    'paso',
    'no puedo',
    'sí',
    'en',
    'de',
    'bajo a',
    'o',
    'si',
  ],
  ...[
    '¿',
    '?',
    '.',
    ',',
    ':',
    '+',
    '-',
    '/',
    '(',
    ')',
    '\n',
    '\n\n',
    '>',
    '>>',
    '--',
    '____',
    '@',
    '$',
  ],
  ...[
    'De: Ana <ana@b.test>',
    'El mar, Ana <a@b.test> escribió:',
    'Original Message',
    'Ver abajo',
    'Saludos',
  ],
];

const replies = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 8 })),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(' '));
const CONTEXT = { receivedAt: new Date('2026-11-24T16:00:00Z'), zone: 'America/Monterrey' };

describe('Any reply', () => {
  it('has no value without words', () => {
    fc.assert(
      fc.property(replies, (text) => {
        const { kind, question, ...fields } = readReply(text, CONTEXT);
        const readings = Object.values(fields);
        const spans = [...readings.map(({ words }) => words), ...(question ? [question] : [])];
        for (const { start, end } of spans) expect(text.slice(start, end).trim()).not.to.equal('');
        for (const { value, choices } of readings)
          expect(value === undefined).to.equal(choices !== undefined);
        expect(['rate', 'available', 'refusal', 'question', 'other']).to.include(kind);
      }),
      { numRuns: 2000 },
    );
  });

  it('is a rate with an amount, or with one to choose', () => {
    fc.assert(
      fc.property(replies, (text) => {
        const { kind, allIn, linehaul } = readReply(text, CONTEXT);
        expect(kind === 'rate').to.equal(allIn !== undefined || linehaul !== undefined);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('A long reply', () => {
  it('is looked at token by token, not by every pair of them', () => {
    for (const piece of [
      '18,500 ',
      'Flete: 1 / ',
      '> ',
      'de de ',
      '$',
      'mil mil ',
      '¿',
      'no ',
      '1 ',
      '( ',
      'el 1 @ >\n',
    ]) {
      const [short, long] = [LONGEST_REPLY / 8, LONGEST_REPLY].map((length) =>
        lookupsIn(piece.repeat(Math.ceil(length / piece.length)).slice(0, length)),
      );
      expect(long!, piece).to.be.below(12 * short! + 10_000);
    }
  });
});

/** The number of times that the reader looks at a token of a text. */
function lookupsIn(text: string): number {
  const { word } = Board.prototype;
  let lookups = 0;
  Board.prototype.word = function (this: Board, at) {
    lookups += 1;
    return word.call(this, at);
  };
  try {
    readReply(text, CONTEXT);
  } finally {
    Board.prototype.word = word;
  }
  return lookups;
}
