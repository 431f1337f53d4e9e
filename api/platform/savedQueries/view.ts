import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { SavedQuery } from './SavedQuery.ts';

/** The fields of a saved query that are returned. */
export const savedQueryView = view<Schemas['SavedQuery']>(SavedQuery, {
  ...recordColumns,
  ...columns('resource', 'name', 'query'),
});
