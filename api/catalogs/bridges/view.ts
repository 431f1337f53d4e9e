import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Bridge } from './Bridge.ts';

/** The fields of a border crossing that are returned. */
export const bridgeView = view<Schemas['Bridge']>(Bridge, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'usPort', 'mxCustoms', 'timeZone'),
});
