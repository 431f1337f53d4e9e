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

/** A carrier's completion in percent, as SQL over `carriers`: what it has of what it needs, rounded down. */
export const completion = `(100 * ${count(({ has, needs = 'true' }) => `${needs} and ${has}`)}
  / ${count(({ needs = 'true' }) => needs)})`;

/** What the carrier needs and does not have, as SQL: `[{ kind, name }]` in JSON. */
export const missing = `(select coalesce(json_agg(json_build_object('kind', kind, 'name', name)), '[]')
  from ${parts()} where needs and not has)`;

/** Of how many fields this holds. */
function count(holds: (field: Field) => string): string {
  const ones = Object.values(FIELDS).map((field) => `cast(${holds(field)} as int)`);
  return `(${ones.join(' + ')})`;
}

/** One row for each part of a complete record: whether this carrier needs it, whether it has it. */
function parts(): string {
  const rows = Object.entries(FIELDS).map(
    ([name, { has, needs = 'true' }]) => `('field', '${name}', ${needs}, ${has})`,
  );
  return `(values ${rows.join(', ')}) as part (kind, name, needs, has)`;
}

function given(column: string): string {
  return `coalesce(carriers.${column}::text, '') <> ''`;
}

function listed(column: string): string {
  return `cardinality(carriers.${column}) > 0`;
}
