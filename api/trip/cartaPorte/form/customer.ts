import type { CustomerPart, Data } from '../data.ts';
import { endSections } from './ends.ts';
import { choice, decimal, text, yesNo } from './fields.ts';
import { goodsSection } from './goods.ts';
import type { Field, Section } from './types.ts';

const isInternational = ({ international }: CustomerPart) => international === true;
const CROSSING = { codes: 'CP119–CP124', when: isInternational };

const TRANSPORT: Field[] = [
  yesNo('international', ['¿Entra o sale de México?', 'Does it enter or leave Mexico?']),
  choice('direction', 'directions', ['Entrada o salida', 'Entry or exit'], CROSSING),
  choice(
    'country',
    'countries',
    ['País de origen o destino', 'Country of origin or destination'],
    CROSSING,
  ),
  choice('way', 'ways', ['Vía de entrada o salida', 'Way of entry or exit'], CROSSING),
  choice('regimes', 'regimes', ['Regímenes aduaneros', 'Customs regimes'], {
    kind: 'choices',
    codes: 'CP116',
    when: isInternational,
  }),
];

const TOTALS: Field[] = [
  decimal('grossWeight', 'amount', ['Peso bruto total en kg', 'Total gross weight in kg'], {
    codes: 'CP149',
  }),
  choice('weightUnit', 'weightUnits', ['Unidad de peso', 'Weight unit']),
  text('goodsCount', 'whole', ['Número de mercancías', 'Number of commodities'], {
    kind: 'whole',
    codes: 'CP154',
  }),
];

/** The form of the customer's part. */
export function customerSections(data: Data): Section[] {
  return [
    { party: 'customer', title: { es: 'Transporte', en: 'Transport' }, fields: TRANSPORT },
    ...endSections(data),
    goodsSection(data),
    { party: 'customer', title: { es: 'Totales', en: 'Totals' }, fields: TOTALS },
  ];
}
