import { expect } from 'chai';
import { readMessage } from '../readMessage.ts';
import { context, inShort } from './tradeContext.ts';

type Loads = Record<string, string>[];

const LANE = { origin: 'Apodaca MX-NLE', destination: 'Laredo US-TX' };
const BOX = { equipmentId: 'DV53', ...LANE };
const TEXT = 'caja seca 53 de Apodaca a Laredo';
const TORTON = { equipmentId: 'STRT', origin: 'León MX-GUA', destination: 'Silao MX-GUA' };

/** Messages with words that are easily taken for something else. */
const EXAMPLES: Record<string, Record<string, Loads>> = {
  'asks for no price': {
    'DISPONIBLE CAJA SECA 53 EN LAREDO TX PARA SUBIR A CHICAGO O DALLAS, INTERESADOS INBOX': [],
    'Available: 53 dry van in Laredo TX, looking to go to Dallas or Houston': [],
    'Vendo caja seca 53 modelo 2015 en Monterrey, 180 mil pesos': [],
    'En ruta Monterrey - Laredo el puente va lento hoy, 3 horas de fila aprox.': [],
    'La unidad Apodaca-Laredo ya está cargada con 18 ton de lámina, sale en una hora': [],
    'Buenos días, cancela por favor el viaje de hoy Apodaca-Laredo, la planta paró': [],
    'Favor de cancelar:\nApodaca - Laredo, caja seca 53, mañana': [],
    'Necesito la factura del flete Monterrey-Guadalajara, torton': [],
    'Te la dejo en 22 mil pesos caja seca 53 de Monterrey a Guadalajara': [],
    'Gracias por la cotización de Apodaca a Laredo, vamos con otro proveedor': [],
  },
  'has days of something else': {
    [`${TEXT} antes del 15 de diciembre`]: [BOX],
    'dry van 53 Apodaca to Laredo by Friday': [BOX],
    [`${TEXT}, entrega antes del 15 de diciembre`]: [{ ...BOX, deliveryDate: '2026-12-15' }],
    [`la bodega cierra el viernes a las 3 pm, ${TEXT} el jueves`]: [
      { ...BOX, pickupDate: '2026-12-03' },
    ],
    [`Pedido del 20 de noviembre, ${TEXT}`]: [BOX],
    [`${TEXT}, tarifa vigente hasta el 15 de diciembre`]: [BOX],
    [`cada lunes ${TEXT}`]: [BOX],
    [`temporada del 1 al 20 de diciembre, ${TEXT}`]: [BOX],
    [`${TEXT}, cruza el 3 de diciembre`]: [BOX],
    'caja seca 53 de Apodaca con destino a Laredo, 1 de diciembre': [
      { ...BOX, pickupDate: '2026-12-01' },
    ],
    'torton León a Silao, carga jueves 10 dic, entrega viernes': [
      { ...TORTON, pickupDate: '2026-12-10', deliveryDate: '2026-12-11' },
    ],
    'Dec 3 dry van 53 Apodaca to Laredo': [{ ...BOX, pickupDate: '2026-12-03' }],
  },
  'has hours of something else': {
    [`${TEXT} mañana a las 5:00`]: [
      { ...BOX, pickupDate: '2026-11-29', pickupFrom: '05:00 | 17:00' },
    ],
    [`2 hrs libres de carga, ${TEXT}`]: [BOX],
    [`operador llega en 2 horas, ${TEXT}`]: [BOX],
    [`Necesito la tarifa antes de las 12, ${TEXT}`]: [BOX],
    [`please quote by 3 pm today, ${TEXT}`]: [BOX],
    [`${TEXT}, jueves de 8 a 12`]: [
      { ...BOX, pickupDate: '2026-12-03', pickupFrom: '08:00', pickupTo: '12:00' },
    ],
    [`${TEXT}, cita el 4 a las 10 en destino`]: [
      { ...BOX, deliveryDate: '2026-12-04', deliveryFrom: '10:00' },
    ],
  },
  'has numbers of something else': {
    [`${TEXT}, entre 8 y 10 tarimas`]: [{ ...BOX, units: '8 | 10' }],
    [`de 3 a 5 cajas secas 53 de Apodaca a Laredo`]: [{ count: '3 | 5', ...BOX }],
    [`${TEXT}, 80 tambos de 200 kg`]: [{ ...BOX, units: '80' }],
    [`${TEXT}, 20 ton por caja`]: [{ ...BOX, weight: '20000 kg' }],
    [`${TEXT}, 200 ton al mes`]: [BOX],
    'torton con capacidad de 12 ton, León a Silao': [TORTON],
    [`custodia 4,500 + iva, ${TEXT}`]: [BOX],
    [`anticipo de 5,000 pesos, ${TEXT}`]: [BOX],
    'RFC ABC010203XY1 caja seca 53 de Apodaca a Laredo': [BOX],
    'contenedor refrigerado 40 de Apodaca a Laredo, 25 ton': [{ ...LANE, weight: '25000 kg' }],
    [`no lleva UN1263 ni hazmat, ${TEXT}`]: [BOX],
  },
  'has places and companies of something else': {
    'Les habla Carlos de Querétaro, ocupo caja seca 53 de Apodaca a Laredo': [BOX],
    'Somos de Hermosillo, caja seca 53 de Apodaca a Laredo': [BOX],
    'Nuestra planta de Saltillo necesita caja seca 53 de Apodaca a Laredo': [BOX],
    'caja seca 53, carga en carretera a Monterrey km 14, Apodaca; entrega en Laredo': [BOX],
    'ida y regresa a Apodaca: caja seca 53 de Apodaca a Laredo': [BOX],
    [`Consignee: Valley Foods, ${TEXT}`]: [BOX],
    [`No es para Valley Foods: ${TEXT}`]: [BOX],
    'torton de León a Silao\n\nAna López\nAceros del Bajío': [TORTON],
    'caja seca 53, origen CP 66600 Apodaca, destino Laredo': [
      { ...BOX, origin: 'Apodaca MX-NLE 66600' },
    ],
  },
  'has equipment of something else': {
    'normalmente usamos torton pero ahora caja seca 53, de Apodaca a Laredo': [
      { ...LANE, equipmentId: 'STRT | DV53' },
    ],
    'un torton o mejor un rabón, León a Silao': [
      { ...TORTON, count: '1', equipmentId: 'STRT | RABN' },
    ],
    'drayage de Apodaca a Laredo, portacontenedor 40': [
      { ...LANE, drayage: 'true', equipmentId: 'CC40' },
    ],
  },
};

describe('A message that', () => {
  for (const [kind, examples] of Object.entries(EXAMPLES))
    describe(kind, () => {
      for (const [text, loads] of Object.entries(examples))
        it(`is read with care: ${text.split('\n')[0]}`, () => {
          expect(readMessage(text, context).loads.map(inShort)).to.deep.equal(loads);
        });
    });
});
