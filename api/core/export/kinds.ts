import { fieldAt, partsOf, resolveSchema, type Schema } from '../contract/fieldAt.ts';

/** The kinds of values in a column, by the contract: amounts of money are decimals in the currency beside them. */
export type Kind = 'text' | 'number' | 'amount' | 'date' | 'time' | 'dateTime';

/** The kind of the values at a path of the rows with this schema of the contract (`origin.city`); text by default. */
export function kindAt(rows: string | undefined, path: string): Kind {
  const field = rows && fieldAt({ $ref: rows }, path);
  return (field && kindOf(field)) || 'text';
}

function kindOf(schema: Schema): Kind | undefined {
  if (schema.$ref && AMOUNTS.test(schema.$ref)) return 'amount';
  if (schema.$ref?.endsWith('/Time')) return 'time';
  const target = resolveSchema(schema);
  if (target.format === 'date') return 'date';
  if (target.format === 'date-time') return 'dateTime';
  if ([target.type].flat().some((type) => type === 'number' || type === 'integer')) return 'number';
  if (target.pattern && DECIMALS.test(target.pattern)) return 'number';
  for (const part of partsOf(target)) {
    const kind = kindOf(part);
    if (kind) return kind;
  }
  return undefined;
}

const AMOUNTS = /\/(Signed)?Money$/;

/** The pattern of a decimal that is sent as text: `^\d{1,9}(\.\d{1,2})?$`. */
const DECIMALS = /\\d\{1,\d+\}\(\\\./;
