import { documentTypes, isRequiredInSql, requiredInSql } from './requiredDocuments.ts';

const CROSSES = `'cross_border' = any (carriers.movements)`;

interface Field {
  has: string;
  needs?: string;
}

/** Tax ids by nationality; customs know a carrier that crosses the border by its CAAT and its SCAC. */
const FIELDS: Record<string, Field> = {
  carrierName: { has: given('carrier_name') },
  rfc: { has: given('rfc'), needs: `carriers.nationality = 'MX'` },
  ein: { has: given('ein'), needs: `carriers.nationality = 'US'` },
  caat: { has: given('caat'), needs: CROSSES },
  scacCode: { has: given('scac_code'), needs: CROSSES },
  contactPhone: { has: given('contact_phone') },
  quotingEmail: { has: given('quoting_email') },
  countries: { has: listed('countries') },
  movements: { has: listed('movements') },
  originStates: { has: listed('origin_states') },
  deliveryStates: { has: listed('delivery_states') },
  equipmentList: {
    has: 'exists (select from carrier_equipments where carrier_id = carriers.id)',
  },
  addressList: { has: 'jsonb_array_length(carriers.address_list) > 0' },
};

/** Of the documents that it needs, how many are approved and hold today. */
const VALID = `(select count(*)::int from valid_documents documents
  where carrier_id = carriers.id and ${isRequiredInSql('documents.type')})`;

/**
 * A carrier's completion in percent, as SQL over `carriers`: filled fields and valid documents of those it needs,
 * rounded down.
 */
export const completion = `(100 * (${count(({ has, needs = 'true' }) => `${needs} and ${has}`)} + ${VALID})
  / (${count(({ needs = 'true' }) => needs)} + ${ones(documentTypes.map(requiredInSql))}))`;

/** The types of the carrier's documents that hold today, read once for all of its parts. */
const HELD = `(select coalesce(array_agg(type), '{}') as types from valid_documents
  where carrier_id = carriers.id) as held`;

/** What the carrier needs and does not have, as SQL: `[{ kind, name }]` in JSON. */
export const missing = `(select coalesce(json_agg(json_build_object('kind', kind, 'name', name)), '[]')
  from ${HELD}, lateral ${parts()} where needs and not has)`;

/** Of how many fields this holds. */
function count(holds: (field: Field) => string): string {
  return ones(Object.values(FIELDS).map(holds));
}

/** How many of these conditions hold. */
function ones(conditions: string[]): string {
  return `(${conditions.map((one) => `cast(${one} as int)`).join(' + ')})`;
}

/** One row for each part of a complete record: whether this carrier needs it, whether it has it. */
function parts(): string {
  const fields = Object.entries(FIELDS).map(
    ([name, { has, needs = 'true' }]) => `('field', '${name}', ${needs}, ${has})`,
  );
  const documents = documentTypes.map(
    (type) => `('document', '${type}', ${requiredInSql(type)}, ${hasValid(type)})`,
  );
  return `(values ${[...fields, ...documents].join(', ')}) as part (kind, name, needs, has)`;
}

function hasValid(type: string): string {
  return `'${type}' = any (held.types)`;
}

function given(column: string): string {
  return `coalesce(carriers.${column}::text, '') <> ''`;
}

function listed(column: string): string {
  return `cardinality(carriers.${column}) > 0`;
}
