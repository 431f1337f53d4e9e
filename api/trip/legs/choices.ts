import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Leg } from './Leg.ts';

type Load = CompanyKey & Pick<Schemas['Shipment'], 'carrierId'>;

/**
 * Lists the units, drivers and carriers that the carrier of a load keeps or used before, the last used first. A carrier and staff see all of it; a broker, and
 * who has a link that it gave out, what carriers of its network keep, and what was used on its own loads.
 */
export async function choicesOf(actor: Actor, load: Load): Promise<Schemas['LegChoices']> {
  const { companyId, carrierId = null } = load;
  const seesAll = actor.type !== 'broker' && !actor.link;
  const { rows } = await Leg.knex().raw(SQL, { companyId, carrierId, seesAll });
  return rows[0].choices;
}

const EXPIRED_VEHICLE = `least(kept.insurance_ends_on, kept.inspection_ends_on, kept.permit_ends_on)`;

const VEHICLES = vehicles('unit');
const TRAILERS = vehicles('trailer');
const OPERATORS = choices({
  table: 'operators',
  column: 'operator_id',
  detail: 'kept.licence_number',
  endsOn: 'kept.licence_ends_on',
});

function vehicles(kind: 'unit' | 'trailer'): string {
  const column = `${kind}_id`;
  const spec = { table: 'vehicles', column, detail: 'kept.plates', endsOn: EXPIRED_VEHICLE };
  return choices(spec, `and kept.kind = '${kind}'`);
}

interface ChoiceTable {
  table: string;
  /** The column of legs that refers to it. */
  column: string;
  detail: string;
  endsOn: string;
}

/** SQL: the kept records of a table as a JSON list of `LegChoice`. */
function choices({ table, column, detail, endsOn }: ChoiceTable, only = ''): string {
  return `(select coalesce(jsonb_agg(choice order by choice."lastUsedAt" desc nulls last, choice.name), '[]')
    from (select kept.id, kept.name, ${detail} as detail, coalesce(${endsOn} < today(), false) as "hasExpired",
        used.at as "lastUsedAt"
      from ${table} as kept
        left join lateral (select max(mine.updated_at) as at from mine where mine.${column} = kept.id) as used on true
      where kept.carrier_id = :carrierId and kept.archived_at is null ${only}
        and (:seesAll or kept.company_id = :companyId or used.at is not null)) as choice)`;
}

const CARRIERS = `(select coalesce(jsonb_agg(to_jsonb(other) - 'at' order by other.at desc), '[]')
  from (select distinct on (kind, lower(carrier_name)) kind, carrier_name as "carrierName", scac, caat,
      contact_name as "contactName", contact_phone as "contactPhone", updated_at as at
    from mine where carrier_name is not null
    order by kind, lower(carrier_name), updated_at desc) as other)`;

const SQL = `
  with mine as (select * from legs
    where legs.carrier_id = :carrierId and (:seesAll or legs.company_id = :companyId)
    order by legs.updated_at desc limit 500)
  select jsonb_build_object('units', ${VEHICLES}, 'trailers', ${TRAILERS}, 'operators', ${OPERATORS},
    'carriers', ${CARRIERS}) as choices`;
