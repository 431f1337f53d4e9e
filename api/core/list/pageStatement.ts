import { invalid } from '../errors/errors.ts';
import type { List } from './List.ts';
import { dialect } from '../sql/dialect/index.ts';
import type { Statement } from '../sql/statement.ts';
import type { View } from '../sql/view.ts';

/** A page as Postgres returns it: a JSON array in `body`, its number of rows, and the place of its last row. */
export interface PageRow {
  body: string;
  length: number;
  value: string | null;
  id: string | null;
}

/**
 * A statement that returns one row, the page with the selected rows. It makes JSON of them after they are selected, because
 * a distributed database cannot select from fields of its rows.
 */
export function pageStatement<Row>(list: List<Row>, { text, ...others }: Statement): Statement {
  const last = (column: string) => `(array_agg(page.${column}))[count(*)::int] as ${column}`;
  return {
    text: `select coalesce(json_agg(page.row), '[]')::text as body, count(*)::int as length,
      ${last('value')}, ${last('id')} from (select ${rowWithPlace(list)} from (${text}) as found) as page`,
    ...others,
  };
}

/** A found row as JSON and its place in the list: from the fields that the row shows, or from columns of its own. */
function rowWithPlace<Row>(list: List<Row>): string {
  const { columns, sort } = list;
  if (showsPlace(list)) {
    const value = sort.field === 'id' ? 'null' : `found."${sort.field}"`;
    return `to_json(found) as row, ${value}::text as value, found."id" as id`;
  }
  const fields = Object.keys(columns.fields).map((name) => `found."${name}"`);
  return `(select to_json(shown) from (select ${fields.join(', ')}) as shown) as row,
    found."cursor value" as value, found."cursor id" as id`;
}

/** The columns of a page: the fields of the view, and the place of the row in the list where they do not show it. */
export function pageColumns<Row>(list: List<Row>): string {
  const { view, columns, rows, sort } = list;
  const fields = dialect().withCompany(columns.sql, view.model.tableName, rows);
  if (showsPlace(list)) return fields;
  const value = sort.field === 'id' ? 'null' : `(${shownOf(list)})`;
  return `${fields}, ${value}::text as "cursor value", ${idOf(view)} as "cursor id"`;
}

/** Whether the rows show their id and the value that they are sorted by. */
function showsPlace<Row>({ columns, sort: { field }, rules }: List<Row>): boolean {
  const showsValue = field in columns.fields && !rules.sorts?.[field];
  return columns.fields.id === idOf(columns) && showsValue;
}

/** SQL: the id of a row, by which rows of equal values are sorted. */
export function idOf<Row>({ model }: View<Row>): string {
  return `"${model.tableName}"."id"`;
}

/** The fields by which a list is sorted. */
export type SortableList<Row> = Pick<List<Row>, 'view' | 'sort' | 'rules'>;

/** SQL: the field that a list is sorted by; throws 422 for one that the view does not show. */
export function shownOf<Row>({ view, sort: { field }, rules }: SortableList<Row>): string {
  const expression = rules.sorts?.[field] ?? view.fields[field];
  if (!expression) throw invalid('sort', UNKNOWN);
  return expression;
}

const UNKNOWN = {
  es: 'No se puede ordenar por este campo',
  en: 'Cannot be sorted by this field',
};
