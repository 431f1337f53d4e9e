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
