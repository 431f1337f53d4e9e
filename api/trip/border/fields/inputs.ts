import type { Schemas } from '../../../core/contract/types.ts';
import type { Words } from '../../../shared/words.ts';
import type { GapCode } from '../gaps.ts';
import { LABELS } from '../request.ts';
import type { OfferName } from './offers.ts';

/** An input that closes a gap. */
export interface Input {
  name: string;
  kind?: Schemas['BorderField']['kind'];
  label: Words;
  hint?: Words;
  /** For a choice: what is chosen from. */
  offers?: OfferName;
  /** For what is typed where none of these is chosen. */
  insteadOf?: OfferName;
}

const BRIDGE_TIME = { es: 'En la hora del puente.', en: 'In the time of the bridge.' };

const DRIVER: Input[] = [
  {
    name: 'operatorId',
    kind: 'choice',
    offers: 'operatorId',
    label: { es: 'Operador', en: 'Driver' },
  },
  {
    name: 'operatorName',
    insteadOf: 'operatorId',
    label: { es: 'Nombre del operador', en: 'Name of the driver' },
  },
  {
    name: 'operatorPhone',
    kind: 'phone',
    insteadOf: 'operatorId',
    label: { es: 'Teléfono del operador', en: 'Phone of the driver' },
    hint: { es: '52 o 1 y diez dígitos.', en: '52 or 1 and ten digits.' },
  },
];
const TRUCK: Input[] = [
  { name: 'unitId', kind: 'choice', offers: 'unitId', label: { es: 'Unidad', en: 'Truck' } },
  {
    name: 'unitPlates',
    insteadOf: 'unitId',
    label: { es: 'Placas de la unidad', en: 'Plates of the truck' },
  },
];
const TRAILER: Input[] = [
  {
    name: 'trailerId',
    kind: 'choice',
    offers: 'trailerId',
    label: { es: 'Remolque', en: 'Trailer' },
  },
  {
    name: 'trailerPlates',
    insteadOf: 'trailerId',
    label: { es: 'Placas del remolque', en: 'Plates of the trailer' },
  },
];

/** The inputs that close each gap: what is missing is given, and what has expired is replaced by another one. */
export const INPUTS: Partial<Record<GapCode, Input[]>> = {
  planned_at: [{ name: 'plannedAt', kind: 'moment', label: LABELS.plannedAt, hint: BRIDGE_TIME }],
  seal: [{ name: 'seal', label: { es: 'Sello (ISO 17712)', en: 'Seal (ISO 17712)' } }],
  cfdi: [
    {
      name: 'cfdiUuid',
      label: { es: 'UUID del CFDI con Carta Porte', en: 'UUID of the CFDI with Carta Porte' },
      hint: { es: 'El UUID del timbre, no el IdCCP.', en: 'That of the stamp, not the IdCCP.' },
    },
  ],
  pedimento: [
    {
      name: 'pedimento',
      label: { es: 'Pedimento', en: 'Pedimento (Mexican customs entry)' },
      hint: { es: '15 dígitos.', en: '15 digits.' },
    },
  ],
  doda: [{ name: 'doda', label: { es: 'DODA', en: 'DODA' } }],
  paps: [
    {
      name: 'paps',
      label: { es: 'PAPS', en: 'PAPS' },
      hint: { es: 'El SCAC y su número.', en: 'The SCAC and its number.' },
    },
  ],
  scac: [{ name: 'scac', label: { es: 'SCAC', en: 'SCAC' } }],
  caat: [{ name: 'caat', label: { es: 'CAAT', en: 'CAAT' } }],
  manifest: [
    {
      name: 'manifestAcceptedAt',
      kind: 'moment',
      label: { es: 'Manifiesto ACE aceptado', en: 'ACE e-Manifest accepted' },
      hint: BRIDGE_TIME,
    },
  ],
  operator: DRIVER,
  licence_expired: DRIVER,
  fast_card: DRIVER,
  unit: TRUCK,
  trailer: TRAILER,
  insurance_expired: [...TRUCK, ...TRAILER],
  inspection_expired: [...TRUCK, ...TRAILER],
  permit_expired: [...TRUCK, ...TRAILER],
};
