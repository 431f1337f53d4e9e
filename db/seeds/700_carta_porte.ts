import { carrierId } from './directory/carriers.ts';
import { companyId } from './directory/companies.ts';
import { id } from './tools/ids.ts';
import { later, localDate } from './tools/time.ts';

/** The Carta Portes of two loads of Transportes Regio: in one everything is right, in the other three things are missing. */
export function rows(now: Date) {
  const day = localDate(now, 'America/Mexico_City');
  const at = later(now, -50);
  return {
    carta_portes: [
      row('loading-now', at, { customer: customerOf(TILES, TILE_ENDS), carrier: carrierOf(day) }),
      row('loads-tomorrow', at, {
        customer: { ...customerOf(COILS, COIL_ENDS), regimes: [] },
        carrier: { ...carrierOf(day), policy: undefined },
      }),
    ],
  };
}

function row(load: string, savedAt: Date, parts: { customer: object; carrier: object }) {
  return {
    id: id(`cartaPorte:${load}`),
    companyId: companyId('puente'),
    shipmentId: id(`shipment:${load}`),
    customer: JSON.stringify(parts.customer),
    customerSavedAt: savedAt,
    carrier: JSON.stringify(parts.carrier),
    carrierSavedAt: savedAt,
    carrierId: carrierId('regio'),
    createdAt: savedAt,
    updatedAt: savedAt,
  };
}

const TILES = {
  product: '30131700',
  description: 'Loseta cerámica para piso de 60 × 60 cm',
  quantity: '22',
  unit: 'XPX',
  weight: '18250.5',
  hazardous: false,
  materialType: '03',
};
const COILS = {
  product: '30102000',
  description: 'Rollos de lámina de acero galvanizada',
  unit: 'XRO',
  weight: '19800',
  hazardous: false,
  materialType: '02',
};

const TILE_ENDS = {
  grossWeight: '18250.5',
  from: { name: 'Cerámica Loma Rojiza', rfc: 'CLR980415AB1', postalCode: '66350' },
  to: { name: 'Panther Tile Supply', taxId: '75-2038871', postalCode: '76102' },
};
const COIL_ENDS = {
  grossWeight: '19800',
  from: { name: 'Aceros Peñasco Gris', rfc: 'APG910722AB1', postalCode: '64000' },
  to: { name: 'Bayou Steel Works', taxId: '74-1190455', postalCode: '77002' },
};

function customerOf(good: object, { grossWeight, from, to }: typeof TILE_ENDS) {
  return {
    international: true,
    direction: 'Salida',
    country: 'USA',
    way: '01',
    regimes: ['EXD'],
    origin: { ...from, country: 'MEX', state: 'NLE' },
    destination: { ...to, rfc: 'XEXX010101000', taxResidence: 'USA', country: 'USA', state: 'TX' },
    goods: [good],
    grossWeight,
    weightUnit: 'KGM',
    goodsCount: '1',
  };
}

function carrierOf(day: string) {
  return {
    departureAt: `${day}T09:00`,
    arrivalAt: `${day}T23:30`,
    distance: '1008.5',
    totalDistance: '1008.5',
    permitType: 'TPAF01',
    permitNumber: 'NL-19-004587',
    configuration: 'T3S2',
    grossWeight: '38.5',
    plates: '41AE7K',
    year: '2022',
    insurer: 'Seguros Cumbre',
    policy: 'AUT-2022-41AE7K',
    trailers: [{ type: 'CTR007', plates: '630XD1' }],
    operators: [{ name: 'Efraín Garza Montes', rfc: 'GAME820914AB1', licence: 'NLE0098123' }],
  };
}
