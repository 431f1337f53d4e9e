import type { Schemas } from '../../../core/contract/types.ts';

type Proposed = Schemas['ProposedQuote'];
type Field = Schemas['MessageField'];

/** The fields that a quote needs to be created and sent, and that it has neither as a value nor as a question. */
export function missingFields(quote: Proposed['quote'], questions: Proposed['questions']): Field[] {
  const present = new Set<string>([...Object.keys(quote), ...questions.map(({ field }) => field)]);
  const needed = [
    ...NEEDED,
    ...PAIRS.flatMap((pair) => (pair.some((one) => present.has(one)) ? pair : [])),
  ];
  return [...new Set(needed)].filter((field) => !present.has(field));
}

const NEEDED: Field[] = [
  ...(['customerId', 'origin', 'destination', 'pickupDate', 'deliveryDate'] as const),
  ...(['equipmentId', 'weight'] as const),
];

/** Of these a quote has both or none. */
const PAIRS: Field[][] = [
  ['pickupFrom', 'pickupTo'],
  ['deliveryFrom', 'deliveryTo'],
];
