import { GENERIC_RFCS } from '../../network/companies/index.ts';
import type { Schemas } from '../../core/contract/types.ts';

type Kind = Schemas['ClaimFact']['kind'];

/** SQL over a row of `carriers`: what is compared of it, as it is shown. */
const VALUES: Record<Kind, string> = {
  rfc: `nullif(nullif(rfc, '${GENERIC_RFCS[0]}'), '${GENERIC_RFCS[1]}')`,
  scac: 'scac_code',
  name: 'carrier_name',
  address: `(select nullif(concat_ws(', ', place->>'street', place->>'city', place->>'state', place->>'postalCode'), '')
    from (select address_list->0 as place) as registered)`,
  phone: 'contact_phone',
  email: 'quoting_email',
};

const kinds = Object.keys(VALUES) as Kind[];

const LIST = kinds
  .map((kind, place) => `(${place}, '${kind}', claimant.${kind}, record.${kind})`)
  .join(', ');

const COLUMNS = kinds.map((kind) => `${VALUES[kind]} as ${kind}`).join(', ');

/**
 * SQL over `claims`: what the carrier that claims and the claimed record have in common and what not, as a JSON list of
 * `ClaimFact`. Accents, case and signs make no difference.
 */
export const comparedInSql = `(select json_agg(json_build_object('kind', kind, 'claimant', one, 'record', other,
    'state', case when one is null or other is null then 'unknown'
      when regexp_replace(folded(one), '[^a-z0-9]', '', 'g') = regexp_replace(folded(other), '[^a-z0-9]', '', 'g')
      then 'fits' else 'differs' end) order by place)
  from (select ${COLUMNS} from carriers where id = claims.carrier_id) as claimant,
    (select ${COLUMNS} from carriers where id = claims.record_id) as record,
    lateral (values ${LIST}) as fact (place, kind, one, other))`;
