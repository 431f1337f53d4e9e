import { documentTypes, requiredInSql } from '../../network/carriers/index.ts';
import { joinStopped, lackedInSql } from './gate.ts';
import { DAYS, joinFiled } from './papers.ts';

/** SQL: whether a carrier with an account has claimed the row of `carriers`. */
const IS_CLAIMED = `exists (select from claims where claims.record_id = carriers.id and claims.status = 'proved')`;

/**
 * SQL: the documents of the row of `carriers` as they count for the broker of its network: its own, and for a record that a
 * carrier has claimed also what that carrier shares with the broker.
 */
const HELD = `(select type, status, expiration_date, asked_at from documents
    where documents.carrier_id = carriers.id and not ${IS_CLAIMED}
  union all
  select held.type, held.status, held.expiration_date, own.asked_at
    from documents_for(carriers.company_id, carriers.id) as held
      left join documents as own on own.carrier_id = carriers.id and own.type = held.type
    where ${IS_CLAIMED})`;

/** SQL over `documents` and `lacked`: why a document needs a new file; null when it needs none, or waits for its review. */
const STATUS = `case
  when documents.status = 'pending' then null
  when documents.expiration_date < today() then 'expired'
  when documents.expiration_date <= today() + ${DAYS} then 'expiring'
  when documents.expiration_date is not null then case
    when lacked.state = 'expires_before_delivery' then 'expiring'
    when lacked.state is not null then 'insufficient' end
  when documents.status = 'rejected' then 'rejected'
  else 'missing' end`;

/** SQL: the days that are left, 0 for what is missing or has ended. */
const DAYS_LEFT = 'greatest(documents.expiration_date - today(), 0)';

/** SQL: the day on which a document that needs a new file ends or ended. */
const ENDS = `case when documents.status <> 'pending' and documents.expiration_date <= today() + ${DAYS}
    then documents.expiration_date end`;

const NEEDED = documentTypes
  .map((type, place) => `(${place}, '${type}', ${requiredInSql(type)})`)
  .join(', ');

/** SQL: `from` the documents that the row of `carriers`, or its open work, requires and that need a new file, as `gap`. */
const GAPS = `from (select needed.place, needed.type, ${STATUS} as status, documents.expiration_date, documents.asked_at,
      case when ${STATUS} = 'insufficient' then 0 else coalesce(${DAYS_LEFT}, 0) end as days_left
    from (values ${NEEDED}) as needed (place, type, is_needed)
      left join ${lackedInSql} as lacked on lacked.type = needed.type
      left join lateral ${HELD} as documents on documents.type = needed.type
    where needed.is_needed or lacked.type is not null) as gap
  where gap.status is not null`;

/** SQL: the carrier's documents that need a new file, as a JSON list of `RadarDocument`. */
export const documentsInSql = `(select coalesce(json_agg(json_build_object('type', gap.type, 'status', gap.status,
    'expirationDate', gap.expiration_date, 'askedAt', gap.asked_at) order by gap.days_left, gap.expiration_date, gap.place), '[]') ${GAPS})`;

/** SQL: the types of the documents that the row of `carriers` needs. */
const NEEDED_TYPES = `array_remove(array[${documentTypes
  .map((type) => `case when ${requiredInSql(type)} then '${type}' end`)
  .join(', ')}], null)`;

/**
 * SQL: joins each row of `carriers` with the last day on which its documents are all valid, `urgent.valid_through`; null
 * when none needs a new file, and with the day on which the first paper of its vehicles and drivers ends, `filed.ends_on`, and
 * with what its documents stop. It reads the documents of a carrier once, because a list sorts all carriers of a network by
 * it.
 */
export const joinUrgent = `cross join lateral (select case
    when count(*) filter (where documents.status = 'pending' or documents.expiration_date is not null)
      < cardinality(needed.types) then least(today() - 1, min(${ENDS}))
    else min(${ENDS}) end as valid_through
  from (select ${NEEDED_TYPES} as types) as needed
    left join lateral ${HELD} as documents on documents.type = any (needed.types)
  group by needed.types) as urgent
  ${joinFiled}
  ${joinStopped}`;

/** SQL: whether a document needs a new file for one of these reasons, given as one parameter and the types as another. */
export const hasGapInSql = `exists (select ${GAPS} and gap.status = any (?) and gap.type = any (?))`;
