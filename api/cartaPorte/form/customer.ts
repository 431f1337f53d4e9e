import type { CustomerPart } from '../data.ts';
import { ENDS } from './ends.ts';
import { GOODS } from './goods.ts';
import type { Section } from './types.ts';

const CROSSING = 'CP119–CP124';
const isInternational = ({ international }: CustomerPart) => international === true;

/** The form of the customer's part. */
export const CUSTOMER: Section[] = [
  {
    party: 'customer',
    title: { es: 'Transporte', en: 'Transport' },
    fields: [
      {
        name: 'international',
        label: { es: '¿Entra o sale de México?', en: 'Does it enter or leave Mexico?' },
        kind: 'yesNo',
      },
      {
        name: 'direction',
        label: { es: 'Entrada o salida', en: 'Entry or exit' },
        kind: 'choice',
        catalog: 'directions',
        codes: CROSSING,
        when: isInternational,
      },
      {
        name: 'country',
        label: { es: 'País de origen o destino', en: 'Country of origin or destination' },
        kind: 'choice',
        catalog: 'countries',
        codes: CROSSING,
        when: isInternational,
      },
      {
        name: 'way',
        label: { es: 'Vía de entrada o salida', en: 'Way of entry or exit' },
        kind: 'choice',
        catalog: 'ways',
        codes: CROSSING,
        when: isInternational,
      },
      {
        name: 'regimes',
        label: { es: 'Regímenes aduaneros', en: 'Customs regimes' },
        kind: 'choices',
        catalog: 'regimes',
        codes: 'CP116',
        when: isInternational,
      },
    ],
  },
  ...ENDS,
  GOODS,
  {
    party: 'customer',
    title: { es: 'Totales', en: 'Totals' },
    fields: [
      {
        name: 'grossWeight',
        label: { es: 'Peso bruto total en kg', en: 'Total gross weight in kg' },
        kind: 'decimal',
        format: 'amount',
        codes: 'CP149',
      },
      {
        name: 'weightUnit',
        label: { es: 'Unidad de peso', en: 'Weight unit' },
        kind: 'choice',
        catalog: 'weightUnits',
      },
      {
        name: 'goodsCount',
        label: { es: 'Número de mercancías', en: 'Number of commodities' },
        kind: 'whole',
        format: 'whole',
        codes: 'CP154',
      },
    ],
  },
];
