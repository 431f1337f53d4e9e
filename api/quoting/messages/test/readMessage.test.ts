import { expect } from 'chai';
import { readMessage } from '../readMessage.ts';
import { context, inShort } from './tradeContext.ts';

type Loads = Record<string, string>[];

const APODACA_LAREDO = { origin: 'Apodaca MX-NLE', destination: 'Laredo US-TX' };
const MONTERREY_DALLAS = { origin: 'Monterrey MX-NLE', destination: 'Dallas US-TX' };

const EXAMPLES: Record<string, Record<string, Loads>> = {
  'in a sentence': {
    'necesito 2 cajas secas de 53 de Apodaca a Laredo mañana, 18 ton de lámina': [
      {
        ...APODACA_LAREDO,
        count: '2',
        equipmentId: 'DV53',
        weight: '18000 kg',
        comodity: 'lámina',
        pickupDate: '2026-11-29',
      },
    ],
    'NECESITO CAJA REFRIGERADA 53 DE URUAPAN A MCALLEN EL LUNES, 19 TON AGUACATE': [
      {
        equipmentId: 'RF53',
        origin: 'Uruapan MX-MIC',
        destination: 'McAllen US-TX',
        pickupDate: '2026-11-30',
        weight: '19000 kg',
        comodity: 'AGUACATE (AVOCADO)',
      },
    ],
    'torton de silao a celaya hoy, 6 ton': [
      {
        equipmentId: 'STRT',
        origin: 'Silao MX-GUA',
        destination: 'Celaya MX-GUA',
        pickupDate: '2026-11-28',
        weight: '6000 kg',
      },
    ],
    'Need a 53 reefer from Huntsville, AL to Querétaro, pickup Dec 2 8:00-14:00, 22 pallets of produce, 40,000 lbs':
      [
        {
          equipmentId: 'RF53',
          origin: 'Huntsville US-AL',
          destination: 'Querétaro MX-QUE',
          pickupDate: '2026-12-02',
          pickupFrom: '08:00',
          pickupTo: '14:00',
          units: '22',
          comodity: 'produce',
          weight: '40000 lb',
        },
      ],
    "two 53' dry vans Monterrey to Dallas TX tomorrow": [
      { ...MONTERREY_DALLAS, count: '2', equipmentId: 'DV53', pickupDate: '2026-11-29' },
    ],
    'ocupo rabon de mty a gdl pasado mañana': [
      {
        equipmentId: 'RABN',
        origin: 'Monterrey MX-NLE',
        destination: 'Guadalajara MX-JAL',
        pickupDate: '2026-11-30',
      },
    ],
    'flatbed 48 Nuevo Laredo - Houston, 44k lbs steel coils': [
      {
        equipmentId: 'FB48',
        origin: 'Nuevo Laredo MX-TAM',
        destination: 'Houston US-TX',
        weight: '44000 lb',
        comodity: 'steel coils (STEEL_COILS)',
      },
    ],
    'cama baja de Altamira a San Luis Potosí para maquinaria, 24 toneladas': [
      {
        equipmentId: 'LOWB',
        origin: 'Altamira MX-TAM',
        destination: 'San Luis Potosí MX-SLP',
        comodity: 'maquinaria',
        weight: '24000 kg',
      },
    ],
    'pipa de Coatzacoalcos, Ver. a Toluca, 23,000 kg, UN 1263': [
      {
        equipmentId: 'TANK',
        origin: 'Coatzacoalcos MX-VER',
        destination: 'Toluca MX-MEX',
        weight: '23000 kg',
        hazmat: 'true',
        unNumber: '1263',
      },
    ],
    'portacontenedor 40 de Manzanillo a CDMX': [
      { equipmentId: 'CC40', origin: 'Manzanillo MX-COL', destination: 'Ciudad de México MX-CMX' },
    ],
    'una 3 y media de Apodaca a Saltillo': [
      {
        count: '1',
        equipmentId: 'T350',
        origin: 'Apodaca MX-NLE',
        destination: 'Saltillo MX-COA',
      },
    ],
    'Planta Pesquería a Laredo TX 78045, 2x53 seca': [
      {
        count: '2',
        equipmentId: 'DV53',
        origin: 'Planta Pesquería Pesquería MX-NLE',
        destination: 'Laredo US-TX 78045',
      },
    ],
  },
  'with what is asked because it may be several': {
    'caja seca de Apodaca a Laredo': [{ ...APODACA_LAREDO, equipmentId: 'DV53 | DV48 | VANT' }],
    'caja de 53 de Apodaca a Laredo': [{ ...APODACA_LAREDO, equipmentId: 'DV53 | RF53' }],
    'caja seca 53 o plataforma 48 de Apodaca a Laredo': [
      { ...APODACA_LAREDO, equipmentId: 'DV53 | FB48' },
    ],
    'de Monterrey a Nogales': [
      { origin: 'Monterrey MX-NLE', destination: 'Nogales MX-SON | Nogales US-AZ' },
    ],
    'de Monterrey a Nogales, Son': [{ origin: 'Monterrey MX-NLE', destination: 'Nogales MX-SON' }],
    'de Apodaca a Laredo, 18-20 ton': [{ ...APODACA_LAREDO, weight: '18000 kg | 20000 kg' }],
    'de Apodaca a Laredo, 18.500 kg': [{ ...APODACA_LAREDO, weight: '18500 kg | 18.5 kg' }],
    'de Apodaca a Laredo, target 1.750 usd': [
      { ...APODACA_LAREDO, targetRate: '1750 USD | 1.75 USD' },
    ],
    'de Apodaca a Laredo, cargar a las 3': [{ ...APODACA_LAREDO, pickupFrom: '15:00' }],
    'de Apodaca a Laredo el sábado': [{ ...APODACA_LAREDO, pickupDate: '2026-11-28 | 2026-12-05' }],
    'de Apodaca a Laredo, lunes 15 dic': [
      { ...APODACA_LAREDO, pickupDate: '2026-11-30 | 2026-12-15' },
    ],
    'from Apodaca to Laredo, pickup 12/1': [
      { ...APODACA_LAREDO, pickupDate: '2026-12-01 | 2027-01-12' },
    ],
    'de Apodaca a Laredo o McAllen': [
      { origin: 'Apodaca MX-NLE', destination: 'Laredo US-TX | McAllen US-TX' },
    ],
  },
  'with days and hours': {
    'de Apodaca a Laredo, recoger mañana de 8 am a 12, entregar el martes a las 9 am': [
      {
        ...APODACA_LAREDO,
        pickupDate: '2026-11-29',
        pickupFrom: '08:00',
        pickupTo: '12:00',
        deliveryDate: '2026-12-01',
        deliveryFrom: '09:00',
      },
    ],
    'De Apodaca a Laredo, lunes carga y martes descarga': [
      { ...APODACA_LAREDO, pickupDate: '2026-11-30', deliveryDate: '2026-12-01' },
    ],
    'de Apodaca a Laredo 15 dic 8 am a 5 pm': [
      { ...APODACA_LAREDO, pickupDate: '2026-12-15', pickupFrom: '08:00', pickupTo: '17:00' },
    ],
    'de Apodaca a Laredo el lunes de 2 a 6 pm': [
      { ...APODACA_LAREDO, pickupDate: '2026-11-30', pickupFrom: '14:00', pickupTo: '18:00' },
    ],
    'Apodaca to Laredo, ready Monday after 2 pm, deliver Tuesday before noon': [
      {
        ...APODACA_LAREDO,
        pickupDate: '2026-11-30',
        pickupFrom: '14:00',
        deliveryDate: '2026-12-01',
        deliveryTo: '12:00',
      },
    ],
    'de Apodaca a Laredo, salida 16/12/2026 14:00 hrs': [
      { ...APODACA_LAREDO, pickupDate: '2026-12-16', pickupFrom: '14:00' },
    ],
    'de Apodaca a Laredo, entrega 03/12/2026': [{ ...APODACA_LAREDO, deliveryDate: '2026-12-03' }],
    'Cotizar hoy por favor: de Apodaca a Laredo el jueves temprano': [
      { ...APODACA_LAREDO, pickupDate: '2026-12-03' },
    ],
    'de Apodaca a Laredo mañana por la mañana': [{ ...APODACA_LAREDO, pickupDate: '2026-11-29' }],
    'Laredo TX -> Chicago IL, ready 12/02 0800, delivering 12/04 by 5pm': [
      {
        origin: 'Laredo US-TX',
        destination: 'Chicago US-IL',
        pickupDate: '2026-12-02',
        pickupFrom: '08:00',
        deliveryDate: '2026-12-04',
        deliveryTo: '17:00',
      },
    ],
    'Salinas Victoria NL a Memphis TN, carga lunes 30 nov 10:00 entrega viernes 4 dic': [
      {
        origin: 'Salinas Victoria MX-NLE',
        destination: 'Memphis US-TN',
        pickupDate: '2026-11-30',
        pickupFrom: '10:00',
        deliveryDate: '2026-12-04',
      },
    ],
    '*Origen:* Apodaca *Destino:* Laredo *Fecha:* 1/12': [
      { ...APODACA_LAREDO, pickupDate: '2026-12-01' },
    ],
    'de Apodaca a Laredo en 3 días': [{ ...APODACA_LAREDO, pickupDate: '2026-12-01' }],
  },
  'with a price, references and cargo': {
    'de Apodaca a Laredo, target 1,750 usd, PO 4500123': [
      { ...APODACA_LAREDO, targetRate: '1750 USD', customerReference: '4500123' },
    ],
    'de Apodaca a Laredo, pagamos 18 mil pesos + IVA': [
      { ...APODACA_LAREDO, targetRate: '18000 MXN' },
    ],
    'de Apodaca a Laredo, presupuesto $18,500': [{ ...APODACA_LAREDO, targetRate: '18500' }],
    'de Apodaca a Laredo, valor de la mercancía $2,000,000 MXN': [{ ...APODACA_LAREDO }],
    'de Apodaca a Laredo, 1 caja 53 seca, 18 ton (39,683 lb)': [
      { ...APODACA_LAREDO, count: '1', equipmentId: 'DV53', weight: '18000 kg' },
    ],
    'de Apodaca a Laredo, 2 cajas secas 53, 36 ton en total': [
      { ...APODACA_LAREDO, count: '2', equipmentId: 'DV53' },
    ],
    'de Apodaca a Laredo, 24 tarimas de 500 kg c/u': [{ ...APODACA_LAREDO, units: '24' }],
    'de Apodaca a Laredo, 24 tarimas de autopartes, no hazmat': [
      { ...APODACA_LAREDO, units: '24', comodity: 'autopartes (AUTO_PARTS)', hazmat: 'false' },
    ],
    'de Apodaca a Laredo, material peligroso, ref: AB-1234': [
      { ...APODACA_LAREDO, hazmat: 'true', customerReference: 'AB-1234' },
    ],
    'de Apodaca a Laredo con reparto en Silao y Celaya, puerta a puerta': [
      { ...APODACA_LAREDO, stops: 'Silao MX-GUA, Celaya MX-GUA', service: 'door_to_door' },
    ],
    'sólo cruce de Nuevo Laredo a Laredo': [
      { origin: 'Nuevo Laredo MX-TAM', destination: 'Laredo US-TX', service: 'crossing_only' },
    ],
    'de Querétaro a Dallas cruzando por Laredo': [
      { origin: 'Querétaro MX-QUE', destination: 'Dallas US-TX', crossing: 'Laredo US-TX' },
    ],
    'Valley Foods: de Apodaca a Laredo, cerveza': [
      { ...APODACA_LAREDO, customerId: 'foods', comodity: 'cerveza (BEER)' },
    ],
    'de Apodaca a Laredo, mercancía: dulces típicos': [
      { ...APODACA_LAREDO, comodity: 'dulces típicos' },
    ],
    'lo mismo que ayer pero para el martes': [
      { ...APODACA_LAREDO, equipmentId: 'DV53', pickupDate: '2026-12-01' },
    ],
  },
  'of several loads': {
    'De Monterrey: 2 a Laredo y 1 a Dallas, caja seca 53': [
      {
        origin: 'Monterrey MX-NLE',
        destination: 'Laredo US-TX',
        count: '2',
        equipmentId: 'DV53',
      },
      { ...MONTERREY_DALLAS, count: '1', equipmentId: 'DV53' },
    ],
    'De Apodaca a Laredo, 53 seca, 18 ton\nDe Monterrey a Dallas, plataforma 48, 20 ton\nSalen mañana':
      [
        {
          ...APODACA_LAREDO,
          equipmentId: 'DV53',
          weight: '18000 kg',
          pickupDate: '2026-11-29',
        },
        {
          ...MONTERREY_DALLAS,
          equipmentId: 'FB48',
          weight: '20000 kg',
          pickupDate: '2026-11-29',
        },
      ],
    '1)\nOrigen: Apodaca\nDestino: Laredo\n53 seca\n18 ton\n\n2)\nOrigen: Monterrey\nDestino: Dallas\nplataforma 48\n20 ton':
      [
        { ...APODACA_LAREDO, equipmentId: 'DV53', weight: '18000 kg' },
        { ...MONTERREY_DALLAS, equipmentId: 'FB48', weight: '20000 kg' },
      ],
    '2 cajas secas 53 y 1 plataforma 48 de Apodaca a Laredo mañana': [
      { ...APODACA_LAREDO, count: '2', equipmentId: 'DV53', pickupDate: '2026-11-29' },
      { ...APODACA_LAREDO, count: '1', equipmentId: 'FB48', pickupDate: '2026-11-29' },
    ],
    'caja seca 53 de Apodaca a Laredo el lunes y torton de Monterrey a Saltillo el martes': [
      { ...APODACA_LAREDO, equipmentId: 'DV53', pickupDate: '2026-11-30' },
      {
        origin: 'Monterrey MX-NLE',
        destination: 'Saltillo MX-COA',
        equipmentId: 'STRT',
        pickupDate: '2026-12-01',
      },
    ],
    'Favor de cotizar:\nOrigen\tDestino\tEquipo\tPeso (kg)\tFecha\tTarimas\tRef\nApodaca\tLaredo TX\t53 seca\t18,000\t15/12/2026\t24\tA-123\nMonterrey\tDallas, TX\tCaja refrigerada 53\t20000\t16/12/2026\t22\tA-124\n\nGracias':
      [
        {
          ...APODACA_LAREDO,
          equipmentId: 'DV53',
          weight: '18000 kg',
          pickupDate: '2026-12-15',
          units: '24',
          customerReference: 'A-123',
        },
        {
          ...MONTERREY_DALLAS,
          equipmentId: 'RF53',
          weight: '20000 kg',
          pickupDate: '2026-12-16',
          units: '22',
          customerReference: 'A-124',
        },
      ],
    'Load #\tPickup\tCity\tST\tDelivery\tCity\tST\tEquip\nHW-1\t12/02/2026\tLaredo\tTX\t12/03/2026\tDallas\tTX\tDry van 53':
      [
        {
          customerReference: 'HW-1',
          pickupDate: '2026-12-02',
          origin: 'Laredo US-TX',
          deliveryDate: '2026-12-03',
          destination: 'Dallas US-TX',
          equipmentId: 'DV53',
        },
      ],
    'Apodaca\tLaredo\t53 seca\t18 ton\nMonterrey\tDallas\tplataforma 48\t20 ton': [
      { ...APODACA_LAREDO, equipmentId: 'DV53', weight: '18000 kg' },
      { ...MONTERREY_DALLAS, equipmentId: 'FB48', weight: '20000 kg' },
    ],
  },
  'of several loads in one line': {
    'cotización Apodaca-Laredo / Monterrey-Dallas caja seca 53': [
      { ...APODACA_LAREDO },
      { ...MONTERREY_DALLAS, equipmentId: 'DV53' },
    ],
    'Two loads tomorrow: Apodaca to Laredo and Monterrey to Dallas. 53 reefers.': [
      { ...APODACA_LAREDO, equipmentId: 'RF53', pickupDate: '2026-11-29' },
      { ...MONTERREY_DALLAS, equipmentId: 'RF53', pickupDate: '2026-11-29' },
    ],
    'Dry van 53. PU: Laredo, TX on 12/03 at 0900. DEL: Dallas, TX 12/05 by 1700': [
      {
        equipmentId: 'DV53',
        origin: 'Laredo US-TX',
        destination: 'Dallas US-TX',
        pickupDate: '2026-12-03',
        pickupFrom: '09:00',
        deliveryDate: '2026-12-05',
        deliveryTo: '17:00',
      },
    ],
    'Apodaca > Laredo, 53, 15 ton': [
      { ...APODACA_LAREDO, equipmentId: 'DV53 | FB53 | RF53', weight: '15000 kg' },
    ],
  },
  'of a mail': {
    'Buenos días\nCliente: Aceros del Norte\nOrigen: Apodaca\nDestino: Laredo\nEquipo: caja refrigerada 53\nPeso: 20,000 kg\nFecha de carga: 15/12/2026\nHora: 14:00\n\nSaludos\nAna Pérez\nTel 81 1234 5678\nSan Pedro, NL a Houston, TX':
      [
        {
          ...APODACA_LAREDO,
          customerId: 'aceros',
          equipmentId: 'RF53',
          weight: '20000 kg',
          pickupDate: '2026-12-15',
          pickupFrom: '14:00',
        },
      ],
    'From: Ops <ops@valleyfoods.test>\nSent: Friday, November 27\nTo: broker@puente.test\nSubject: Load\n\nNeed a 53 reefer from Apodaca to Laredo on Dec 3\n\nBest regards\nJoe':
      [
        {
          ...APODACA_LAREDO,
          customerId: 'foods',
          equipmentId: 'RF53',
          pickupDate: '2026-12-03',
        },
      ],
    'De Apodaca a Laredo por favor, caja seca 53\n\nEl vie, 27 nov 2026 a las 10:00, Luis escribió:\n> De Monterrey a Dallas 20 ton':
      [{ ...APODACA_LAREDO, equipmentId: 'DV53' }],
    'De: Apodaca\nA: Laredo\n53 seca': [{ ...APODACA_LAREDO, equipmentId: 'DV53' }],
    'Caja seca 53 de Apodaca a Laredo, cualquier duda al 81 1234 5678 o +52 1 81 1234 5678': [
      { ...APODACA_LAREDO, equipmentId: 'DV53' },
    ],
  },
  'with what is not read, because it is not sure': {
    'flatbeds 48 Monterrey NL to Phoenix AZ, pick up week of Dec 7': [
      { origin: 'Monterrey MX-NLE', destination: 'Phoenix US-AZ', equipmentId: 'FB48' },
    ],
    'de Apodaca a Laredo de lunes a viernes': [APODACA_LAREDO],
    'de Apodaca a Laredo, 500 ton en total': [APODACA_LAREDO],
    'de Apodaca a Laredo, 500 ton': [APODACA_LAREDO],
    'Apodaca to Laredo, $2.85 per mile': [APODACA_LAREDO],
    'El 53 que mandaste ayer llegó tarde a Laredo': [],
    'A Laredo por favor': [],
  },
  'with nothing to read': {
    '': [],
    'Buenos días, ¿cómo está?': [],
    'Gracias, quedamos al pendiente': [],
    '24/7 a sus órdenes': [],
    'Somos transportistas de Querétaro con 20 cajas secas 53 a Laredo': [],
    'tengo unidad disponible mañana en Laredo, caja seca 53': [],
    'quiero 2 kilos para las 3': [],
    'De Apodaca a Laredo ya quedó cubierto, gracias': [],
  },
  'without what is denied or corrected': {
    'torton de silao a celaya hoy, no el lunes, 5 ton, perdón, 6 ton': [
      {
        equipmentId: 'STRT',
        origin: 'Silao MX-GUA',
        destination: 'Celaya MX-GUA',
        pickupDate: '2026-11-28',
        weight: '6000 kg',
      },
    ],
    'ya no caja seca 53, mejor torton de silao a celaya. Listo hoy. Entrega el lunes.': [
      {
        equipmentId: 'STRT',
        origin: 'Silao MX-GUA',
        destination: 'Celaya MX-GUA',
        pickupDate: '2026-11-28',
        deliveryDate: '2026-11-30',
      },
    ],
  },
};

describe('A message', () => {
  for (const [kind, examples] of Object.entries(EXAMPLES))
    describe(kind, () => {
      for (const [text, loads] of Object.entries(examples))
        it(`is read: ${text.split('\n')[0]}`, () => {
          expect(readMessage(text, context).loads.map(inShort)).to.deep.equal(loads);
        });
    });
});
