import { expect } from 'chai';
import fc from 'fast-check';
import { LONGEST_MESSAGE, type MessageReading, readMessage } from '../readMessage.ts';
import type { Reading, Span } from '../Reading.ts';
import { context } from './tradeContext.ts';

/** Pieces of messages, which are put together in any order. */
const PIECES = [
  ...['2', '3 cajas secas de 53', 'caja', '53', 'torton', 'plataforma 48', 'dry van', 'rabón', 'o'],
  ...[
    'de',
    'a',
    'en',
    'y',
    ',',
    '.',
    '-',
    '→',
    '\n',
    '\n\n',
    '\t',
    '|',
    ':',
    '(',
    ')',
    '*',
    '>',
    '@',
  ],
  ...['Apodaca', 'Laredo', 'Nuevo Laredo', 'León, Gto', 'TX', 'Huntsville, AL', '78045', 'Nogales'],
  ...['mañana', 'el lunes', '15 dic', '12/05', '8 am', 'a las 3', '8 a 12', 'hoy', 'ayer', '14:00'],
  ...['18 ton', '44k lbs', '18.500 kg', '24 tarimas', 'c/u', 'de lámina', 'autopartes', 'total'],
  ...[
    '$1,750',
    'usd',
    'target',
    '1.750',
    'pesos + IVA',
    'PO 4500',
    'ref',
    'UN1263',
    'hazmat',
    'no',
  ],
  ...['reparto', 'entrega', 'carga', 'cruce', 'puerta a puerta', 'lo mismo que ayer', 'saludos'],
  ...[
    'Valley Foods',
    'Planta Pesquería',
    'ana@acerosnorte.test',
    '81 1234 5678',
    'Origen',
    'Destino',
  ],
];

const messages = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 8 })),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(' '));

describe('Any message', () => {
  it('has no field without words', () => {
    eachReading((text, reading) => {
      for (const { words, value, choices } of readingsOf(reading)) {
        expect(text.slice(words.start, words.end).trim()).not.to.equal('');
        expect(value === undefined).to.equal(choices !== undefined);
        if (choices) expect(choices.length).to.be.greaterThan(1);
      }
    });
  });

  it('has no word used twice against itself', () => {
    eachReading((text, { loads }) => {
      for (const { stops, ...fields } of loads) {
        const used = Object.entries(fields).map(([field, { words }]) => ({ field, words }));
        const all = [...used, ...stops.map(({ words }) => ({ field: 'stop', words }))];
        for (const [index, one] of all.entries())
          for (const other of all.slice(index + 1))
            if (!areOne(one.field, other.field) && !isRepeated(text, one.words))
              expect(
                overlaps(one.words, other.words),
                `${one.field} ${other.field}: ${text}`,
              ).to.equal(false);
      }
    });
  });

  it('tells of what was not understood in order and apart from what was read', () => {
    eachReading((_, reading) => {
      const { rest } = reading;
      for (const [index, span] of rest.entries()) {
        expect(span.end).to.be.greaterThan(span.start);
        if (index > 0) expect(span.start).to.be.at.least(rest[index - 1]!.end);
        for (const { words } of readingsOf(reading)) expect(overlaps(words, span)).to.equal(false);
      }
    });
  });

  it('is read the same twice', () => {
    eachReading((text, reading) => {
      expect(readMessage(text, context)).to.deep.equal(reading);
    });
  });
});

describe('A long message', () => {
  const parts = [
    '1 ',
    '1.',
    '@',
    'san ',
    'de ',
    'lunes 8 am a 12 ',
    'de Apodaca a Laredo ',
    '\n',
    '[:',
    '$',
  ];
  const more = [
    '2 cajas secas de 53 ',
    '>a\n',
    'Origen\tDestino\tPeso\n',
    'á',
    'caja seca o ',
    'acero y ',
    '-\n',
  ];

  for (const part of [
    ...parts,
    ...more,
    'saludos\n',
    'de: a\n',
    '8-',
    'UN',
    '12/',
    'A, TX ',
    '18 ton ( ',
  ])
    it(`of 100 kB is read up to its limit: ${JSON.stringify(part)}`, () => {
      const text = part.repeat(100_000 / part.length);
      const { rest } = readMessage(text, context);
      expect(rest.at(-1)).to.deep.equal({ start: LONGEST_MESSAGE, end: text.length });
    });
});

function eachReading(check: (text: string, reading: MessageReading) => void): void {
  fc.assert(
    fc.property(messages, (text) => check(text, readMessage(text, context))),
    { numRuns: 400 },
  );
}

function readingsOf({ loads }: MessageReading): Reading<unknown>[] {
  return loads.flatMap(({ stops, ...fields }) => [...Object.values(fields), ...stops]);
}

/** Fields that one phrase tells together: a window, and a UN number that makes goods dangerous. */
function areOne(field: string, other: string): boolean {
  const pair = [field, other].sort().join(' ');
  return ['hazmat unNumber', 'pickupFrom pickupTo', 'deliveryFrom deliveryTo'].includes(pair);
}

/** "Lo mismo que ayer" tells many fields. */
function isRepeated(text: string, { start, end }: Span): boolean {
  return text.slice(start, end) === 'lo mismo que ayer';
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
