import type { Transaction } from 'objection';
import type { Key } from '../sql/Entity.ts';
import { addShown, amend, amendShown } from './writing/save.ts';
import type { Columns } from '../export/columns.ts';
import { exportOf } from '../export/exportOf.ts';
import type { AnyListQuery } from '../list/listQuery.ts';
import * as read from '../list/read.ts';
import type { View } from '../sql/view.ts';
import type { Scope } from '../auth/policy.ts';

/** The standard verbs of a module's service: reads use the view, writes the columns of the view's model. */
export function records<Row, Input extends object, Change extends object>(
  view: View<Row>,
  rules: read.ListRules = {},
) {
  return {
    list: (scope: Scope, query: AnyListQuery) => read.list(view, scope, query, rules),

    /** Exports all rows of the list as a file with these columns. */
    exporting: (columns: Columns) => (scope: Scope, query: AnyListQuery) =>
      exportOf({ view, columns }, scope, query, rules),

    /** One record; throws 404 when the scope does not show it. */
    find: (scope: Scope, id: string, trx?: Transaction) => read.find(view, scope, id, trx),

    create: (input: Input, trx?: Transaction) => addShown(view, input, trx),

    /** Changes the given fields; throws 412 when the record is no longer at version `ifMatch`. */
    update(key: Key, change: Change, ifMatch?: number, trx?: Transaction) {
      return amendShown(view, key, change, { ifMatch, trx });
    },

    /** Archives the record: lists omit it, references to it stay valid. */
    async archive(id: string, trx?: Transaction) {
      await amend(view.model, id, { archivedAt: new Date().toISOString() }, { trx });
      return { id };
    },
  };
}
