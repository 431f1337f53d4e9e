import { documentTypes, requiredInSql } from './requiredDocuments.ts';

/**
 * A part of a complete record: when a carrier needs it, and whether it has it, as SQL over `carriers` and `held (types)`, the
 * types of its valid documents.
 */
interface Part {
  kind: 'field' | 'document';
  name: string;
  requiredIf: string;
  isPresent: string;
}

const CROSSES = `'cross_border' = any (carriers.movements)`;

/**
 * The fields of a complete record and when they are needed: tax ids depend on the nationality, CAAT and SCAC on
 * crossing the border. The checks of the columns refuse empty texts where null is all that is looked for.
 */
const FIELDS: Record<string, { isPresent: string; requiredIf?: string }> = {
  carrierName: { isPresent: hasValue('carrier_name') },
  rfc: { isPresent: hasValue('rfc'), requiredIf: `carriers.nationality = 'MX'` },
  ein: { isPresent: hasValue('ein'), requiredIf: `carriers.nationality = 'US'` },
  caat: { isPresent: hasValue('caat'), requiredIf: CROSSES },
  scacCode: { isPresent: hasValue('scac_code'), requiredIf: CROSSES },
  contactPhone: { isPresent: hasValue('contact_phone') },
  quotingEmail: { isPresent: `carriers.quoting_email::text <> ''` },
  countries: { isPresent: hasItems('countries') },
  movements: { isPresent: hasItems('movements') },
  originStates: { isPresent: hasItems('origin_states') },
  deliveryStates: { isPresent: hasItems('delivery_states') },
  equipmentList: { isPresent: hasItems('equipment_ids') },
  addressList: { isPresent: 'jsonb_array_length(carriers.address_list) > 0' },
};

/**
 * The parts of a complete record: fields, and documents that are approved and valid. Postgres keeps what follows from them in
 * the carrier's row, by a frozen copy of this rule in `db/migrations/20261126050000_kept_completion.ts`. Whoever changes it here
 * writes a migration that replaces those functions and then computes every carrier again; `kept.test.ts` fails until then.
 */
export const parts: Part[] = [
  ...Object.entries(FIELDS).map(([name, { isPresent, requiredIf = 'true' }]) => ({
    kind: 'field' as const,
    name,
    requiredIf,
    isPresent,
  })),
  ...documentTypes.map((name) => ({
    kind: 'document' as const,
    name,
    requiredIf: requiredInSql(name),
    isPresent: `'${name}' = any (held.types)`,
  })),
];

function hasValue(column: string): string {
  return `carriers.${column} is not null`;
}

function hasItems(column: string): string {
  return `cardinality(carriers.${column}) > 0`;
}
