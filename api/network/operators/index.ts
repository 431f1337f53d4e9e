import { keptRecords } from '../carriers/index.ts';
import { operatorColumns } from './columns.ts';
import { normalizers } from './normalizers.ts';
import { operatorPolicy } from './policy.ts';
import { operatorView } from './view.ts';

export { Operator } from './Operator.ts';

/** Operators: the people who drive for carriers. */
export const operators = keptRecords({
  name: 'operators',
  one: 'Operator',
  many: 'Operators',
  policy: operatorPolicy,
  view: operatorView,
  columns: operatorColumns,
  text: `operators.name || ' ' || coalesce(operators.licence_number, '')`,
  normalizers,
});
