import { documentTypes, isRequiredInSql, requiredInSql } from './requiredDocuments.ts';

const CROSSES = `'cross_border' = any (carriers.movements)`;

interface Field {
  has: string;
  needs?: string;
}

/**
 * The fields of a complete record and when they are needed: tax ids depend on the nationality, CAAT and SCAC on
 * crossing the border.
 */
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
  /** With an offset the rows of each carrier are looked up: for a list Postgres would read the whole table into a hash. */
  equipmentList: {
    has: 'exists (select from carrier_equipments where carrier_id = carriers.id offset 0)',
  },
  addressList: { has: 'jsonb_array_length(carriers.address_list) > 0' },
};

/** The number of required documents that are approved and valid today. */
const VALID_DOCUMENTS = `(select count(*)::int from valid_documents documents
  where carrier_id = carriers.id and ${isRequiredInSql('documents.type')})`;

/**
 * A carrier's completion in percent, as SQL over `carriers`: the filled fields and valid documents among the needed
 * ones, rounded down.
 */
export const completion = `(100 * (${count(({ has, needs = 'true' }) => `${needs} and ${has}`)} + ${VALID_DOCUMENTS})
  / (${count(({ needs = 'true' }) => needs)} + ${countTrue(documentTypes.map((type) => requiredInSql(type)))}))`;

/** The types of the carrier's valid documents, read once for all parts. */
const VALID_TYPES = `(select coalesce(array_agg(type), '{}') as types from valid_documents
  where carrier_id = carriers.id) as held`;

/** The needed fields and documents that the carrier lacks, as SQL that gives a JSON list: `[{ kind, name }]`. */
export const missing = `(select coalesce(json_agg(json_build_object('kind', kind, 'name', name)), '[]')
  from ${VALID_TYPES}, lateral ${parts()} where needs and not has)`;

/** SQL for the number of fields for which the condition is true. */
function count(holds: (field: Field) => string): string {
  return countTrue(Object.values(FIELDS).map(holds));
}

/** SQL for the number of true conditions. */
function countTrue(conditions: string[]): string {
  return `(${conditions.map((one) => `cast(${one} as int)`).join(' + ')})`;
}

/** SQL with one row per field and document type: whether the carrier needs it and whether it has it. */
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
