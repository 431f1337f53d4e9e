import type { Data, Good } from '../data.ts';
import { type PlacedStop, placedStops } from '../stops.ts';
import { choice, decimal, requireField, hint, text, yesNo } from './fields.ts';
import type { Field, Section } from './types.ts';

const HAZARD = 'CP155–CP157';
const CUSTOMS = 'CP170–CP176';
const isHazardous = ({ hazardous }: Good) => hazardous === true;
const isInternational = (_: Good, { customer }: Data) => customer.international === true;
const isEntry = ({ customer }: Data) =>
  customer.international === true && customer.direction === 'Entrada';
const isPedimento = ({ documentType }: Good) => documentType === '01';
const isOtherDocument = ({ documentType }: Good) => !!documentType && documentType !== '01';
const isOptional = { optional: (_: Good, data: Data) => !isEntry(data) };

const WHAT: Field[] = [
  text('product', 'product', ['Clave de producto del SAT', "SAT's product key"], {
    search: 'products',
  }),
  text(
    'description',
    'text',
    ['Descripción', 'Description'],
    hint(
      'Qué es, en concreto: no basta "mercancía general"',
      'What it is, exactly: "general cargo" is not enough',
    ),
  ),
  decimal('quantity', 'amount', ['Cantidad', 'Quantity']),
  choice('unit', 'units', ['Unidad', 'Unit of measure']),
  decimal('weight', 'amount', ['Peso en kg', 'Weight in kg']),
];

const HAZARDS: Field[] = [
  yesNo('hazardous', ['Material peligroso', 'Hazmat'], { codes: HAZARD }),
  choice(
    'hazardKey',
    'hazards',
    ['Clave del material peligroso', 'Hazmat key'],
    requireField(isHazardous, 'hazardKey', HAZARD),
  ),
  choice(
    'packaging',
    'packaging',
    ['Embalaje', 'Packaging'],
    requireField(isHazardous, 'packaging', HAZARD),
  ),
  text('packagingText', 'text', ['Descripción del embalaje', 'Description of the packaging'], {
    when: isHazardous,
    optional: true,
  }),
];

const PAPERS: Field[] = [
  choice('materialType', 'materials', ['Tipo de materia', 'Type of material'], {
    codes: CUSTOMS,
    when: isInternational,
    ...isOptional,
  }),
  text('materialText', 'text', ['Descripción de la materia', 'Description of the material'], {
    codes: CUSTOMS,
    when: ({ materialType }: Good) => materialType === '05',
  }),
  choice('documentType', 'documents', ['Documento aduanero', 'Customs document'], {
    codes: CUSTOMS,
    when: (good: Good, data: Data) => isInternational(good, data) || !!good.documentType,
    ...isOptional,
  }),
  text('pedimento', 'pedimento', ['Pedimento', 'Pedimento (Mexican customs entry)'], {
    ...requireField(isPedimento, 'pedimento', CUSTOMS),
    ...hint('24  24  3420  4000012', '24  24  3420  4000012'),
  }),
  text(
    'importerRfc',
    'rfc',
    ['RFC del importador', "Importer's RFC"],
    requireField(isPedimento, 'importerRfc', CUSTOMS),
  ),
  text(
    'documentId',
    'text',
    ['Folio del documento aduanero', 'Number of the customs document'],
    requireField(isOtherDocument, 'documentId', CUSTOMS),
  ),
];

/** The customer's fields of each commodity. */
export function goodsSection(data: Data): Section {
  return {
    party: 'customer',
    title: { es: 'Mercancía', en: 'Commodity' },
    at: 'goods',
    list: { least: 1, most: 50, add: { es: 'Agregar mercancía', en: 'Add commodity' } },
    fields: [...WHAT, ...placedStops(data).flatMap(quantityField), ...HAZARDS, ...PAPERS],
  };
}

/** The field of how much is taken or left at a stop. */
function quantityField({ quantity, kind, number, place }: PlacedStop): Field[] {
  if (!quantity) return [];
  const { es, en } = MOVED[kind];
  const label: [string, string] = [
    `${es} ${number}: ${place?.city}`,
    `${en} ${number}: ${place?.city}`,
  ];
  return [decimal(quantity, 'amount', label, { optional: true })];
}

const MOVED = {
  pickup: { es: 'Cantidad que se recolecta en la parada', en: 'Quantity picked up at stop' },
  delivery: { es: 'Cantidad que se entrega en la parada', en: 'Quantity delivered at stop' },
};
