import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import { actingKeyId, actingUserId } from '../../core/auth/acting.ts';
import type { Row, SheetContext } from '../../core/import/sheet/sheet.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { companyOfChange } from '../../core/records/writing/changeSql.ts';
import { SatKey, type Values } from './SatKey.ts';

/** The fields of a key that a new edition can change; that it has the key again is no change of it. */
const COMPARED = ['name', 'trait', 'similar_words', 'valid_from', 'valid_until'];

const of = (row: string) => COMPARED.map((name) => `${row}.${name}`).join(', ');
const json = (row: string) =>
  `jsonb_build_object(${COMPARED.map((name) => `'${name}', ${row}.${name}`).join(', ')})`;

const UPDATE = `
  with given as materialized (
    select * from json_to_recordset($1::json) as row (id uuid, name text, trait text, similar_words text,
      valid_from date, valid_until date, source text, dated date)),
  was as materialized (select * from sat_keys where id = any (array(select id from given)) for update of sat_keys),
  compared as materialized (
    select given.*, (${of('was')}) is distinct from (${of('given')}) as is_changed, now() as at
    from was join given on given.id = was.id),
  written as (
    update sat_keys set (${COMPARED.join(', ')}, source, dated) = (${of('compared')}, compared.source, compared.dated),
      version = sat_keys.version + compared.is_changed::int,
      updated_at = case when compared.is_changed then compared.at else sat_keys.updated_at end
    from compared where sat_keys.id = compared.id
    returning sat_keys.*, compared.is_changed),
  recorded as (
    ${recordUpdates(`select written.id, written.version, ${json('was')} as before, ${json('written')} as after
      from written join was on was.id = written.id where written.is_changed`)})
  select id from written where is_changed`;

/** SQL that records the updates of these rows with `before` and `after`; `$2` and `$3` are the user and the key of the API. */
export function recordUpdates(rows: string): string {
  return `insert into changes (company_id, entity, entity_id, version, user_id, api_key_id, action, before, after)
    select ${companyOfChange(SatKey)}, '${SatKey.tableName}', id, version, $2::uuid, $3::uuid, 'updated', before, after
    from (${rows}) as updated`;
}

/** Changes keys to what a new edition says of them, in one statement; returns the rows that differ from before. */
export async function updateMany(
  rows: Row<Values>[],
  _: SheetContext,
  trx: Transaction,
): Promise<Set<Row<Values>>> {
  const byId = new Map(rows.map((row) => [row.existing!.id, row]));
  const values = [JSON.stringify([...byId].map(columnsOfKey)), actingUserId(), actingKeyId()];
  const updatedKeys = await runStatement<{ id: string }>(trx, { text: UPDATE, values });
  await noteChanged(trx, SatKey.tableName, [...byId.keys()]);
  return new Set(updatedKeys.map(({ id }) => byId.get(id)!));
}

function columnsOfKey([id, { values }]: [string, Row<Values>]) {
  return {
    id,
    name: values.name,
    trait: values.trait,
    similar_words: values.similarWords,
    valid_from: values.validFrom,
    valid_until: values.validUntil,
    source: values.source,
    dated: values.dated,
  };
}
