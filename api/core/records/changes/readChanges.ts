import type { Actor } from '../../auth/actor.ts';
import type { Schemas } from '../../contract/types.ts';
import { Page } from '../../list/page.ts';
import { namedStatement, runStatement } from '../../sql/statement.ts';
import { columnOf, type View } from '../../sql/view.ts';
import { NIL } from 'uuid';
import { columnsOf, type Key } from '../../sql/Entity.ts';
import { readOwnPeriods } from './ownPeriods.ts';

interface Range {
  limit?: number;
  offset?: number;
}

/**
 * The changes of a record, newest first: of the fields that the view shows as stored, and of the named `lists` that are
 * kept in separate tables. Those from before a record was moved to its present owner are for staff alone. For users of
 * other employers it names only the employer, and not even that when the actor may not see it.
 */
export async function readChanges<Row>(
  view: View<Row>,
  key: Key,
  actor: Actor,
  { limit = 10, offset = 0 }: Range,
  lists: string[] = [],
): Promise<Page<Schemas['Change']>> {
  const { type, employerId, hiddenEmployers } = actor;
  const names = [...shownFields(view), ...lists];
  const { id, companyId: owner = NIL } = columnsOf(view.model, key);
  const statement = namedStatement(SQL, {
    entity: view.model.tableName,
    id,
    owner,
    names,
    keys: names.map(columnOf),
    decimals: names.filter((name) => view.fields[name]?.endsWith('::text')),
    isStaff: type === 'internal',
    employerId,
    hiddenEmployers: [...hiddenEmployers],
    ...(await readOwnPeriods(view.model, key, actor)),
    limit,
    offset,
  });
  const [found] = await runStatement<ChangesRow>(view.model.knex(), statement);
  const { body, length, total } = found!;
  return new Page(body, length, offset, { count: total, isRemembered: false });
}

interface ChangesRow {
  body: string;
  length: number;
  total: number;
}

/** The fields of a view whose changes are shown. */
export function shownFields<Row>(view: View<Row>): string[] {
  return Object.keys(view.fields).filter((name) => isShown(view, name));
}

/** Whether the changes of a field are shown: only when the view shows its column unconditionally. */
function isShown<Row>({ model, fields }: View<Row>, name: string) {
  const column = `"${model.tableName}"."${columnOf(name)}"`;
  return !HIDDEN.includes(name) && [column, `${column}::text`].includes(fields[name]!);
}

const HIDDEN = ['id', 'version', 'createdAt', 'updatedAt'];

/** `shown` pairs each field with its key in a change; decimals are sent as text, as in records. */
const SQL = `
  with shown as (
    select * from unnest(cast(:keys as text[]), cast(:names as text[])) with ordinality as s (key, name, place)),
  visible as (
    select * from changes
    where company_id = :owner and entity = :entity and entity_id = :id
      and exists (select from unnest(cast(:firsts as int[]), cast(:lasts as int[])) as own (first, last)
        where version between first and last)
      and (action <> 'updated' or jsonb_exists_any(before || after, cast(:keys as text[])))),
  page as (
    select visible.id, visible.version, visible.action, visible.created_at as "createdAt",
      case when :isStaff or people.employer_id = :employerId then people.name end as "userName",
      (select name from key_names where key_names.id = visible.api_key_id
        and (:isStaff or key_names.employer_id = :employerId)) as "keyName",
      (select name from employers where employers.id = people.employer_id
        and employers.type <> all(cast(:hiddenEmployers as text[]))) as "companyName",
      (select coalesce(json_agg(json_build_object('field', name, 'from', was, 'to', became) order by place), '[]')
        from shown, lateral (select case when version = any(cast(:arrivals as int[])) then '{}' else before end as known) as earlier,
        lateral (select
          case when name = any(:decimals) then to_jsonb(known ->> key) else known -> key end as was,
          case when name = any(:decimals) then to_jsonb(after ->> key) else after -> key end as became) as pair
        where coalesce(was, became) is not null) as fields
    from visible left join people on people.id = visible.user_id
    order by visible.created_at desc, visible.id desc limit :limit offset :offset)
  select (select count(*)::int from visible) as total, count(*)::int as length,
    coalesce(json_agg(page), '[]')::text as body
  from page`;
