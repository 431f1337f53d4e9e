import { expect } from 'chai';
import { readMessage } from '../readMessage.ts';
import { context, inShort } from './tradeContext.ts';

type Fields = Record<string, string>;

const LANE = { origin: 'Apodaca MX-NLE', destination: 'Laredo US-TX' };
const BOX = { equipmentId: 'DV53', ...LANE };
const TORTON = { equipmentId: 'STRT', destination: 'Tijuana MX-BCN' };
const QUOTE = 'Cotizar caja seca 53 Apodaca a Laredo';

/** What is added to a request, and the load that is read then; each was read wrongly once, or is easily. */
const EXAMPLES: Record<string, Fields> = {
  'viernes 4 a las 2 pm': { ...BOX, pickupDate: '2026-12-04', pickupFrom: '14:00' },
  'mañana de 12 a 2 pm': {
    ...BOX,
    pickupDate: '2026-11-29',
    pickupFrom: '12:00',
    pickupTo: '14:00',
  },
  'viernes 4 a las 12 de la noche': { ...BOX, pickupDate: '2026-12-04' },
  'se necesita allá el lunes': { ...BOX, deliveryDate: '2026-11-30' },
  'medidas 32L x 10W x 11H ft': BOX,
  'son 2 viajes, el primero lunes 30 y el segundo jueves 3': {
    ...BOX,
    count: '1 | 2',
    pickupDate: '2026-11-30',
  },
  'RDD 7 dic': { ...BOX, deliveryDate: '2026-12-07' },
  'el cliente lo requiere el lunes': BOX,
  'fecha compromiso 7 de diciembre': BOX,
  'puede ser el miércoles 2 o el jueves 3': { ...BOX, pickupDate: '2026-12-02 | 2026-12-03' },
  'carga el lunes 30 o el martes 1': { ...BOX, pickupDate: '2026-11-30 | 2026-12-01' },
  'pickup on Dec 2 or on Dec 3': { ...BOX, pickupDate: '2026-12-02 | 2026-12-03' },
  'la vez pasada me cobraron 4,900 usd': BOX,
  'antes nos cobraban 21,000 mxn': BOX,
  'last time you charged us 1,900 usd': BOX,
  'es una mudanza; van muebles de oficina': { ...BOX, comodity: 'muebles de oficina' },
  'muebles de sala, la mudanza es el viernes 4': {
    ...BOX,
    comodity: 'muebles de sala',
    pickupDate: '2026-12-04',
  },
  'te pago el viernes': BOX,
  'horario de planta 7 a 15 hrs': BOX,
  'pagamos 18,500 o 19,000': BOX,
  '20/22 ton': { ...BOX, weight: '20000 kg | 22000 kg' },
  '42,000 lbs gross': { ...BOX, weight: '42000 lb' },
  'cada semana 3 viajes': BOX,
  'serían 20 viajes al mes': BOX,
  'tubo de acero para obra, 36 tubos, 18 ton': {
    ...BOX,
    units: '36',
    comodity: 'tubo de acero',
    weight: '18000 kg',
  },
  '48 tambos con resina': { ...BOX, units: '48', comodity: 'resina' },
  'sale el viernes 4 desde Apodaca': { ...BOX, pickupDate: '2026-12-04' },
  'lámina\nOscar M. - Bright Fastener Supply': { ...BOX, comodity: 'lámina' },
  'lámina\n\nLesley Crane\nIron Peak Equipment': { ...BOX, comodity: 'lámina' },
  '18 ton\n\nDe: Karla\nEnviado: lunes\nAsunto: RE: torton\n\ntorton León a Silao 12 ton': {
    ...BOX,
    weight: '18000 kg',
  },
};

const TOWNS: Record<string, Fields> = {
  'El Salto Durango': { ...TORTON, origin: 'El Salto MX-DUR' },
  'El Salto': { ...TORTON, origin: 'El Salto MX-JAL | El Salto MX-DUR' },
  'Linares Puebla': { ...TORTON, origin: 'Linares MX-NLE | Linares MX-PUE' },
  'Vallejo CDMX': { ...TORTON, origin: 'Ciudad de México MX-CMX' },
  'Vallejo, CDMX': { ...TORTON, origin: 'Ciudad de México MX-CMX' },
  'San Pedro': { ...TORTON, origin: 'San Pedro Garza García MX-NLE | San Pedro MX-COA' },
};

describe('A request', () => {
  for (const [words, load] of Object.entries(EXAMPLES))
    it(`is read with care: ${words.replaceAll('\n', ' / ')}`, () => {
      expect(readMessage(`${QUOTE}, ${words}`, context).loads.map(inShort)).to.deep.equal([load]);
    });

  for (const [town, load] of Object.entries(TOWNS))
    it(`from ${town} is read with its state, or asked`, () => {
      const text = `ocupo torton de ${town} a Tijuana`;
      expect(readMessage(text, context).loads.map(inShort)).to.deep.equal([load]);
    });

  for (const thanks of [
    'Gracias por la tarifa de Culiacán',
    'Mil gracias por la cotización a Mérida',
    'Thanks for the quote to Dallas',
  ])
    it(`has no place of an earlier one: ${thanks}`, () => {
      const text = `${thanks}. Ahora necesito torton de León a Tijuana`;
      expect(readMessage(text, context).loads.map(inShort)).to.deep.equal([
        { ...TORTON, origin: 'León MX-GUA' },
      ]);
    });

  it('in a numbered list has no number of the list as the number of loads', () => {
    const lines = [
      '#1 Apodaca -> Laredo, 18 ton, Tue 12/1',
      '#2 Apodaca -> Laredo, 18 ton, Wed 12/2',
      '#3 Saltillo -> Laredo, 20 ton, Thu 12/3',
    ];
    const text = `53 dry van, need pricing per load:\n\n${lines.join('\n')}`;
    const loads = readMessage(text, context).loads.map(inShort);
    expect(loads.map(({ count, origin }) => [count, origin])).to.eql([
      [undefined, 'Apodaca MX-NLE'],
      [undefined, 'Apodaca MX-NLE'],
      [undefined, 'Saltillo MX-COA'],
    ]);
  });

  it('of two loads on days of their own has no day of one as the delivery of the other', () => {
    const text =
      'tomate pa Guadalajara y pa Monterrey. Uno pal lunes y otro pal martes, cargan en Navolato, caja seca 53';
    const loads = readMessage(text, context).loads.map(inShort);
    expect(loads.map(({ pickupDate, deliveryDate }) => [pickupDate, deliveryDate])).to.eql([
      ['2026-11-30', undefined],
      ['2026-12-01', undefined],
    ]);
  });

  it('is one load where its lane is told twice', () => {
    const text =
      'ruta Hermosillo Guaymas, recojo en Hermosillo y entrego en Guaymas y luego en Empalme. torton 7 ton de pollo';
    expect(readMessage(text, context).loads.map(inShort)).to.deep.equal([
      {
        equipmentId: 'STRT',
        weight: '7000 kg',
        comodity: 'pollo',
        origin: 'Hermosillo MX-SON',
        destination: 'Empalme MX-SON',
        stops: 'Guaymas MX-SON',
      },
    ]);
  });

  it('in a table without a destination has the one that the words before name for all', () => {
    const text =
      'todo en caja seca 53 con destino Laredo TX:\n\nDía\tOrigen\tProducto\tKg\njue 03/12\tApodaca\tlámina\t18,900\nvie 04/12\tSaltillo\tacero\t19,400';
    const loads = readMessage(text, context).loads.map(inShort);
    expect(loads.map(({ origin, destination, weight }) => [origin, destination, weight])).to.eql([
      ['Apodaca MX-NLE', 'Laredo US-TX', '18900 kg'],
      ['Saltillo MX-COA', 'Laredo US-TX', '19400 kg'],
    ]);
  });
});
