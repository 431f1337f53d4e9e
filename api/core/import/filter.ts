import type { Query } from '../list/read.ts';

/** Restricts a list to the records that an uploaded file created. */
export function importedBy(query: Query, importId: string): Query {
  const table = query.modelClass().tableName;
  return query.whereRaw(
    `??.id in (select record_id from import_rows where import_id = ? and record_id is not null)`,
    [table, importId],
  ) as Query;
}
