import { documentTypes, requiredInSql } from './requiredDocuments.ts';

/**
 * A part of a complete record: when a carrier needs it, and whether it has it, as SQL over `carriers` and `held (types)`, the
 * types of its valid documents.
 */
interface Part {
  kind: 'field' | 'document';
  name: string;
  needs: string;
  has: string;
}

const CROSSES = `'cross_border' = any (carriers.movements)`;

/**
 * The fields of a complete record and when they are needed: tax ids depend on the nationality, CAAT and SCAC on
 * crossing the border. The checks of the columns refuse empty texts where null is all that is looked for.
 */
const FIELDS: Record<string, { has: string; needs?: string }> = {
  carrierName: { has: hasValue('carrier_name') },
  rfc: { has: hasValue('rfc'), needs: `carriers.nationality = 'MX'` },
  ein: { has: hasValue('ein'), needs: `carriers.nationality = 'US'` },
  caat: { has: hasValue('caat'), needs: CROSSES },
  scacCode: { has: hasValue('scac_code'), needs: CROSSES },
  contactPhone: { has: hasValue('contact_phone') },
  quotingEmail: { has: `carriers.quoting_email::text <> ''` },
  countries: { has: hasItems('countries') },
  movements: { has: hasItems('movements') },
  originStates: { has: hasItems('origin_states') },
  deliveryStates: { has: hasItems('delivery_states') },
  equipmentList: { has: hasItems('equipment_ids') },
  addressList: { has: 'jsonb_array_length(carriers.address_list) > 0' },
};

/**
 * The parts of a complete record: fields, and documents that are approved and valid. Postgres keeps what follows from them in
 * the carrier's row, by a frozen copy of this rule in `db/migrations/20261126050000_kept_completion.ts`. Whoever changes it here
 * writes a migration that replaces those functions and then computes every carrier again; `kept.test.ts` fails until then.
 */
export const parts: Part[] = [
  ...Object.entries(FIELDS).map(([name, { has, needs = 'true' }]) => ({
    kind: 'field' as const,
    name,
    needs,
    has,
  })),
  ...documentTypes.map((name) => ({
    kind: 'document' as const,
    name,
    needs: requiredInSql(name),
    has: `'${name}' = any (held.types)`,
  })),
];

function hasValue(column: string): string {
  return `carriers.${column} is not null`;
}

function hasItems(column: string): string {
  return `cardinality(carriers.${column}) > 0`;
}
