import type { Data, Good } from '../data.ts';
import type { Field, Section } from './types.ts';

const HAZARD = 'CP155–CP157';
const CUSTOMS = 'CP170–CP176';
const isHazardous = ({ hazardous }: Good) => hazardous === true;
const isInternational = (_: Good, { customer }: Data) => customer.international === true;
const isEntry = ({ customer }: Data) =>
  customer.international === true && customer.direction === 'Entrada';
const isPedimento = ({ documentType }: Good) => documentType === '01';
const isOtherDocument = ({ documentType }: Good) => !!documentType && documentType !== '01';

const WHAT: Field[] = [
  {
    name: 'product',
    label: { es: 'Clave de producto del SAT', en: "SAT's product key" },
    format: 'product',
  },
  {
    name: 'description',
    label: { es: 'Descripción', en: 'Description' },
    format: 'text',
    hint: {
      es: 'Qué es, en concreto: no basta "mercancía general"',
      en: 'What it is, exactly: "general cargo" is not enough',
    },
  },
  {
    name: 'quantity',
    label: { es: 'Cantidad', en: 'Quantity' },
    kind: 'decimal',
    format: 'amount',
  },
  {
    name: 'unit',
    label: { es: 'Unidad', en: 'Unit of measure' },
    kind: 'choice',
    catalog: 'units',
  },
  {
    name: 'weight',
    label: { es: 'Peso en kg', en: 'Weight in kg' },
    kind: 'decimal',
    format: 'amount',
  },
];

const HAZARDS: Field[] = [
  {
    name: 'hazardous',
    label: { es: 'Material peligroso', en: 'Hazmat' },
    kind: 'yesNo',
    codes: HAZARD,
  },
  {
    name: 'hazardKey',
    label: { es: 'Clave del material peligroso', en: 'Hazmat key' },
    kind: 'choice',
    catalog: 'hazards',
    codes: HAZARD,
    when: (good: Good) => isHazardous(good) || !!good.hazardKey,
    optional: (good: Good) => !isHazardous(good),
  },
  {
    name: 'packaging',
    label: { es: 'Embalaje', en: 'Packaging' },
    kind: 'choice',
    catalog: 'packaging',
    codes: HAZARD,
    when: (good: Good) => isHazardous(good) || !!good.packaging,
    optional: (good: Good) => !isHazardous(good),
  },
  {
    name: 'packagingText',
    label: { es: 'Descripción del embalaje', en: 'Description of the packaging' },
    format: 'text',
    when: isHazardous,
    optional: true,
  },
];

const PAPERS: Field[] = [
  {
    name: 'materialType',
    label: { es: 'Tipo de materia', en: 'Type of material' },
    kind: 'choice',
    catalog: 'materials',
    codes: CUSTOMS,
    when: isInternational,
    optional: (_, data: Data) => !isEntry(data),
  },
  {
    name: 'materialText',
    label: { es: 'Descripción de la materia', en: 'Description of the material' },
    format: 'text',
    codes: CUSTOMS,
    when: ({ materialType }: Good) => materialType === '05',
  },
  {
    name: 'documentType',
    label: { es: 'Documento aduanero', en: 'Customs document' },
    kind: 'choice',
    catalog: 'documents',
    codes: CUSTOMS,
    when: (good: Good, data: Data) => isInternational(good, data) || !!good.documentType,
    optional: (_, data: Data) => !isEntry(data),
  },
  {
    name: 'pedimento',
    label: { es: 'Pedimento', en: 'Pedimento (Mexican customs entry)' },
    format: 'pedimento',
    codes: CUSTOMS,
    when: (good: Good) => isPedimento(good) || !!good.pedimento,
    optional: (good: Good) => !isPedimento(good),
    hint: { es: '24  24  3420  4000012', en: '24  24  3420  4000012' },
  },
  {
    name: 'importerRfc',
    label: { es: 'RFC del importador', en: "Importer's RFC" },
    format: 'rfc',
    codes: CUSTOMS,
    when: (good: Good) => isPedimento(good) || !!good.importerRfc,
    optional: (good: Good) => !isPedimento(good),
  },
  {
    name: 'documentId',
    label: { es: 'Folio del documento aduanero', en: 'Number of the customs document' },
    format: 'text',
    codes: CUSTOMS,
    when: (good: Good) => isOtherDocument(good) || !!good.documentId,
    optional: (good: Good) => !isOtherDocument(good),
  },
];

/** The customer's fields of each commodity. */
export const GOODS: Section = {
  party: 'customer',
  title: { es: 'Mercancía', en: 'Commodity' },
  at: 'goods',
  list: { least: 1, most: 50, add: { es: 'Agregar mercancía', en: 'Add commodity' } },
  fields: [...WHAT, ...HAZARDS, ...PAPERS],
};
