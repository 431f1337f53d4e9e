import type { Actor } from '../auth/actor.ts';
import type { Schemas } from '../contract/types.ts';
import { Page } from '../list/page.ts';
import { columnOf, type View } from '../list/view.ts';
import { NIL } from 'uuid';
import { columnsOf, type Key } from './Entity.ts';

interface Range {
  limit?: number;
  offset?: number;
}

/**
 * What happened to a record, newest first, in the fields that the view shows as they are kept, and in the
 * named `lists` that lie in tables of their own. Of people of other companies it names the company alone; a customer
 * is told no carrier's name.
 */
export async function history<Row>(
  view: View<Row>,
  key: Key,
  { type, companyId, carrierId }: Actor,
  { limit = 10, offset = 0 }: Range,
  lists: string[] = [],
): Promise<Page<Schemas['Change']>> {
  const names = [...Object.keys(view.fields).filter((name) => isKept(view, name)), ...lists];
  const { id, companyId: owner = NIL } = columnsOf(view.model, key);
  const { rows } = await view.model.knex().raw(SQL, {
    entity: view.model.tableName,
    id,
    owner,
    names,
    keys: names.map(columnOf),
    decimals: names.filter((name) => view.fields[name]?.endsWith('::text')),
    isStaff: type === 'internal',
    hidesCarriers: type === 'shipper',
    companyId,
    carrierId,
    limit,
    offset,
  });
  const [{ body, length, total }] = rows;
  return new Page(body, length, offset, { count: total, isRemembered: false });
}

/** A field that shows its column only under some condition keeps its past to itself. */
function isKept<Row>({ model, fields }: View<Row>, name: string) {
  const column = `"${model.tableName}"."${columnOf(name)}"`;
  return !UNTOLD.includes(name) && [column, `${column}::text`].includes(fields[name]!);
}

const UNTOLD = ['id', 'version', 'createdAt', 'updatedAt'];

/** `shown` pairs each field with its key; decimals leave as text, as in records. */
const SQL = `
  with shown as (
    select * from unnest(cast(:keys as text[]), cast(:names as text[])) with ordinality as s (key, name, place)),
  told as (
    select * from changes
    where company_id = :owner and entity = :entity and entity_id = :id
      and (action <> 'updated' or jsonb_exists_any(before || after, cast(:keys as text[])))),
  page as (
    select told.id, told.version, told.action, told.created_at as "createdAt",
      case when :isStaff or people.company_id = :companyId or people.carrier_id = :carrierId
        then people.name end as "userName",
      coalesce((select name from employers where employers.id = people.company_id),
        (select name from employers where employers.id = people.carrier_id and not :hidesCarriers)
      ) as "companyName",
      (select coalesce(json_agg(json_build_object('field', name, 'from', was, 'to', became) order by place), '[]')
        from shown, lateral (select
          case when name = any(:decimals) then to_jsonb(before ->> key) else before -> key end as was,
          case when name = any(:decimals) then to_jsonb(after ->> key) else after -> key end as became) as pair
        where coalesce(was, became) is not null) as fields
    from told left join people on people.id = told.user_id
    order by told.created_at desc, told.id desc limit :limit offset :offset)
  select (select count(*)::int from told) as total, count(*)::int as length,
    coalesce(json_agg(page), '[]')::text as body
  from page`;
