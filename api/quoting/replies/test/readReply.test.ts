import { expect } from 'chai';
import { readReply } from '../readReply.ts';
import type { ReplyFields } from '../Reply.ts';

const CONTEXT = { receivedAt: new Date('2026-11-24T16:00:00Z'), zone: 'America/Monterrey' };

describe('A reply', () => {
  it('is a rate with its tax, currency and availability, each with its words', () => {
    const text = 'Va, $18,500 MXN + IVA, unidad disponible mañana 8 am. Tránsito 2 días';
    expect(wordsOf(text)).to.deep.equal({
      kind: 'rate',
      allIn: ['18500', '$18,500'],
      currency: ['MXN', 'MXN'],
      tax: ['plus', '+ IVA'],
      availableDate: ['2026-11-25', 'mañana'],
      availableFrom: ['08:00', '8 am'],
      transitDays: [2, '2 días'],
    });
  });

  it('has parts only where their total agrees', () => {
    const parts = 'Flete: 14,300\nCruce: 3,900\nCasetas: 980\n';
    expect(valuesIn(`${parts}Total: 19,180`)).to.include({
      linehaul: '14300',
      borderCrossing: '3900',
      tolls: '980',
    });
    expect(valuesIn(`${parts}Total: 20,000`)).to.deep.equal({ kind: 'rate', allIn: undefined });
  });

  it('has the hours on the way, none of a range or of something else', () => {
    const hours = {
      'Va en 18,500, 36 hrs de tránsito': 36,
      '18,500 MXN. Transit time: 40 hours': 40,
      '18,500, tarda 20 hrs': 20,
      '18,500, tránsito 36 a 40 hrs': undefined,
      '18,500, 2 hrs libres, tránsito 2 días': undefined,
      '18,500, 4 días (36 hrs) de tránsito': undefined,
    };
    for (const [text, transitHours] of Object.entries(hours))
      expect(valuesIn(text).transitHours, text).to.equal(transitHours);
    expect(valuesIn('18,500, 4 días (36 hrs) de tránsito')).not.to.have.property('transitDays');
  });

  it('has a stop-off charge on top of its parts or its price', () => {
    expect(wordsOf('18,500 + 500 por parada extra')).to.deep.equal({
      kind: 'rate',
      linehaul: ['18500', '18,500'],
      stopOffCharge: ['500', '500'],
    });
    expect(valuesIn('Linehaul 2,100, fuel 300, stop off 75')).to.deep.equal({
      kind: 'rate',
      linehaul: '2100',
      fuelSurcharge: '300',
      stopOffCharge: '75',
    });
    expect(valuesIn('$2,450 USD plus $50 per extra stop')).to.include({
      linehaul: '2450',
      stopOffCharge: '50',
      currency: 'USD',
    });
  });

  it('is asked about a stop-off charge that it may contain, or of another currency', () => {
    for (const text of ['18,500 all in, 500 por parada extra', '18,500 mxn, 30 usd por parada']) {
      const { allIn, stopOffCharge } = readReply(text, CONTEXT);
      expect(allIn?.value, text).to.equal('18500');
      expect(stopOffCharge?.choices, text).to.have.length(1);
    }
  });

  it('is asked about where two people read it differently', () => {
    for (const text of [
      '18.500 más IVA',
      '13 + iva',
      '18 500 + iva',
      'Entre 18 y 19 mil',
      'Con rabón 9,800, con torton 12,600',
      '18,500 de contado, a crédito 19,000',
      '1,080 USD o 19,980 pesos',
      '3,650 + fuel',
      '17,500 + iva y casetas aparte',
      'Linehaul 1,200 FSC .45/mi',
      '$2.95 per mile',
    ]) {
      const { kind, ...values } = valuesIn(text);
      expect(kind, text).to.equal('rate');
      expect(Object.values(values), text).to.include(undefined);
    }
  });

  it('has no amount that is of something else', () => {
    for (const text of [
      'Le marco al 81 5550 0211, ext. 2400',
      'Adjunto estado de cuenta con saldo de $186,400.00',
      'Su mensaje fue recibido. Ticket: 18500',
      'Respuesta automática: tarifas desde $9,500.00',
      'Podemos cargar a las 1400, modelo 2022, eco 1234',
      'Si sube a 26,000 me avisa',
      '¿Su objetivo es de 18,000?',
    ])
      expect(valuesIn(text), text).not.to.have.property('allIn');
  });

  it('is a rejection with its reason, or without one where it gives none', () => {
    const reasons = {
      'No tenemos unidades para esa fecha': 'no_availability',
      "Sorry, we don't cover Oklahoma": 'route_not_covered',
      'No manejamos esa ruta': 'route_not_covered',
      "We don't run hazmat": 'service_not_covered',
      'El target está muy bajo': 'target_too_low',
      'Por ahora no nos interesa': 'other',
      'No podemos, gracias': undefined,
    };
    for (const [text, reason] of Object.entries(reasons))
      expect(valuesIn(text), text).to.deep.equal({ kind: 'refusal', reason });
  });

  it('is left to the person where it rejects and names an amount', () => {
    expect(valuesIn('No podemos bajar de 18,500')).to.deep.equal({ kind: 'other' });
  });

  it('is an offer where it rejects another one', () => {
    const text = 'No contamos con plataforma de 48; en 53 sí: $23,000 más IVA';
    expect(valuesIn(text)).to.include({ kind: 'rate', allIn: '23000' });
  });

  it('may be a question, or say that the price comes later', () => {
    const text = 'Hola. ¿Qué peso lleva?';
    const { kind, question } = readReply(text, CONTEXT);
    expect(kind).to.equal('question');
    expect(text.slice(question!.start, question!.end)).to.equal('¿Qué peso lleva?');
    expect(valuesIn('Sí tengo unidad, ahorita te paso precio')).to.deep.equal({
      kind: 'available',
    });
  });
});

describe('A mail with a quoted message', () => {
  const QUOTED = '> Tarifa objetivo: 18,000.00 MXN\n> Responda antes de las 11:30.';

  it('is read without what it quotes', () => {
    for (const text of [
      `19,500 + IVA\n\nEl mar, 24 nov 2026 a las 10:48, Ana <a@b.test> escribió:\n${QUOTED}`,
      `El mar, 24 nov 2026, Ana (<a@b.test>) escribió:\n${QUOTED}\nsí, en\n> Peso\n19,500 + IVA`,
      '19,500 + IVA\n\nDe: Ana <a@b.test>\nEnviado el: martes\n\nTarifa objetivo: 18,000.00 MXN',
      '19,500 + IVA\n-----Original Message-----\nTarget rate: 1,350.00 USD',
    ])
      expect(valuesIn(text), text).to.deep.equal({ kind: 'rate', allIn: '19500', tax: 'plus' });
  });

  it('is read where its author only forwards it', () => {
    const text =
      'Ver abajo\n\n---------- Forwarded message ---------\nDe: Zeta <z@z.test>\nFecha: mar, 24 nov 2026\n\n22,750 MXN';
    expect(valuesIn(text)).to.deep.equal({ kind: 'rate', allIn: '22750', currency: 'MXN' });
    expect(valuesIn(`Ver abajo\n\nEl mar, Ana <a@b.test> escribió:\n${QUOTED}`)).to.deep.equal({
      kind: 'other',
    });
  });

  it('ends at its signature', () => {
    const text = 'Te la dejo en 19,500 + IVA\n\nSaludos\nJuan\nJuárez 1500, Monterrey 64000';
    expect(valuesIn(text)).to.deep.equal({ kind: 'rate', allIn: '19500', tax: 'plus' });
  });
});

function valuesIn(text: string): Record<string, unknown> {
  const { kind, question: _question, ...fields } = readReply(text, CONTEXT);
  return { kind, ...mapped(fields, ({ value }) => value) };
}

function wordsOf(text: string): Record<string, unknown> {
  const { kind, question: _question, ...fields } = readReply(text, CONTEXT);
  return {
    kind,
    ...mapped(fields, ({ value, words }) => [value, text.slice(words.start, words.end)]),
  };
}

type AnyReading = NonNullable<ReplyFields[keyof ReplyFields]>;

function mapped(fields: ReplyFields, to: (reading: AnyReading) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, reading]) => [name, to(reading)]));
}
