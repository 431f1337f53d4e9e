import type { CarrierPart, CustomerPart, Data, Good, Stop } from '../data.ts';

const HARNESSES: Good = {
  product: '26121600',
  description: 'Arneses eléctricos para automóvil',
  quantity: '480',
  unit: 'H87',
  weight: '9600.5',
  hazardous: false,
};
const PAINT: Good = {
  product: '31211500',
  description: 'Pintura acrílica base solvente',
  quantity: '40',
  unit: 'XBJ',
  weight: '800',
  hazardous: true,
  hazardKey: '1263',
  packaging: '1A2',
};

/** The customer's part of a correct domestic load, one commodity of which is hazmat. */
const CUSTOMER: CustomerPart = {
  international: false,
  origin: {
    name: 'Maquila del Norte, S.A. de C.V.',
    rfc: 'MAB9307148T4',
    country: 'MEX',
    state: 'NLE',
    postalCode: '66600',
    street: 'Av. Industrias 200',
  },
  destination: {
    name: 'Ensambles del Bajío, S.A. de C.V.',
    rfc: 'SAT970701NN3',
    country: 'MEX',
    state: 'GUA',
    postalCode: '37000',
  },
  goods: [HARNESSES, PAINT],
  grossWeight: '10400.5',
  weightUnit: 'KGM',
  goodsCount: '2',
};

const CARRIER: CarrierPart = {
  departureAt: '2026-11-26T08:00',
  arrivalAt: '2026-11-26T19:30',
  distance: '702.4',
  totalDistance: '702.4',
  permitType: 'TPAF03',
  permitNumber: 'NLE-0045871',
  configuration: 'T3S2',
  grossWeight: '35.5',
  plates: '41AE7K',
  year: '2022',
  insurer: 'Seguros Cumbre',
  policy: 'AUT-2022-41AE7K',
  environmentInsurer: 'Seguros Cumbre',
  environmentPolicy: 'AMB-2022-117',
  trailers: [{ type: 'CTR007', plates: '630XD1' }],
  operators: [{ name: 'Ramiro Cantú Leal', rfc: 'CALR800101AB1', licence: 'NL0012345' }],
};

/** A correct domestic load. */
export function domestic(): Data {
  return structuredClone({ customer: CUSTOMER, carrier: CARRIER });
}

/** A correct domestic load that is picked up in Apodaca and Saltillo and delivered in León and Silao. */
export function byStop(): Data {
  const { customer, carrier } = domestic();
  const [harnesses, paint] = customer.goods!;
  const supplier = { rfc: 'MAB9307148T4', country: 'MEX', state: 'COA', postalCode: '25000' };
  const plant = { rfc: 'SAT970701NN3', country: 'MEX', state: 'GUA', postalCode: '37000' };
  return {
    customer: {
      ...customer,
      stops: [supplier, plant],
      destination: { ...plant, postalCode: '36100' },
      goods: [
        { ...harnesses, stops: quantities('300', '180', '200', '280') },
        { ...paint, stops: quantities('40', null, null, '40') },
      ],
    },
    carrier: {
      ...carrier,
      stops: [{ at: '2026-11-26T10:00' }, { at: '2026-11-26T18:00', distance: '668.4' }],
      distance: '34',
    },
    stops: [
      stop('pickup', 'Apodaca', 'NLE', '66600'),
      stop('pickup', 'Saltillo', 'COA', '25000'),
      stop('delivery', 'León', 'GUA', '37000'),
      stop('delivery', 'Silao', 'GUA', '36100'),
    ],
  };
}

/** A stop of a load in Mexico. */
export function stop(kind: Stop['kind'], city: string, state: string, postalCode: string): Stop {
  const code = `MX-${state}` as Stop['place']['state'];
  return { kind, place: { city, state: code, country: 'MX', postalCode } };
}

function quantities(...all: (string | null)[]) {
  return all.map((quantity) => ({ quantity }));
}

/** A correct load that leaves Mexico: delivered in Dallas to a foreigner, driven by a foreigner. */
export function crossBorder(): Data {
  const customer: CustomerPart = {
    ...CUSTOMER,
    international: true,
    direction: 'Salida',
    country: 'USA',
    way: '01',
    regimes: ['EXD'],
    destination: {
      name: 'Lone Star Assembly, Inc.',
      rfc: 'XEXX010101000',
      taxId: '74-1234567',
      taxResidence: 'USA',
      country: 'USA',
      state: 'TX',
      postalCode: '75201',
    },
    goods: [{ ...HARNESSES, materialType: '03', documentType: '20', documentId: 'AV-2026-118' }],
    grossWeight: '9600.5',
    goodsCount: '1',
  };
  const operator = {
    name: 'John Miller',
    rfc: 'XEXX010101000',
    taxId: 'TX4455667',
    taxResidence: 'USA',
  };
  const operators = [{ ...operator, licence: 'TX09876543' }];
  return structuredClone({ customer, carrier: { ...CARRIER, operators } });
}

/** A correct load that enters Mexico, with its pedimento. */
export function entering(): Data {
  const { customer, carrier } = crossBorder();
  const papers = {
    documentType: '01',
    pedimento: '26  24  3420  6000012',
    importerRfc: 'SAT970701NN3',
  };
  return {
    customer: {
      ...customer,
      direction: 'Entrada',
      regimes: ['IMD'],
      origin: customer.destination,
      destination: customer.origin,
      goods: [{ ...HARNESSES, materialType: '01', ...papers }],
    },
    carrier,
  };
}
