import type { Schemas } from '../../core/contract/types.ts';
import { Import } from '../../core/import/file/Import.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';

/** The fields of an import that are returned. */
export const importView = view<Schemas['Import']>(Import, {
  ...recordColumns,
  ...columns('resource', 'status', 'fileName', 'existing', 'rowsTotal', 'rowsRead', 'rowsNew'),
  ...columns('rowsArchived', 'rowsExisting', 'rowsWritten', 'rowsCreated', 'rowsUpdated'),
  ...columns('rowsUnchanged', 'rowsFailed', 'rowsWarned', 'targetCompanyId', 'finishedAt'),
  ...columns('dateOrder', 'openDate', 'details'),
  rowsHidden: `coalesce((format->'doubtful'->>'hidden')::int, 0)`,
  totalsRow: `(format->'doubtful'->>'totals')::int`,
  ignoredColumns: `coalesce(format->'ignored', '[]'::jsonb)`,
  userName: `(select first_name || ' ' || last_name from users where id = imports.user_id)`,
});
