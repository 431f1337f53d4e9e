import { loadContract } from '../contract/document.ts';

/** What the values of a column are, by the contract: amounts of money are decimals in the currency beside them. */
export type Kind = 'text' | 'number' | 'amount' | 'date' | 'time' | 'dateTime';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** The kind of the values at a path of the rows with this schema of the contract (`origin.city`); text by default. */
export function kindAt(rows: string | undefined, path: string): Kind {
  const start: Schema | undefined = rows ? { $ref: rows } : undefined;
  const found = path.split('.').reduce((schema, step) => schema && property(schema, step), start);
  return (found && kindOf(found)) ?? 'text';
}

function property(schema: Schema, step: string): Schema | undefined {
  const own = resolved(schema);
  for (const part of partsOf(own)) {
    const found = property(part, step);
    if (found) return found;
  }
  return own.properties?.[step];
}

function kindOf(schema: Schema): Kind | undefined {
  if (schema.$ref && AMOUNTS.test(schema.$ref)) return 'amount';
  if (schema.$ref?.endsWith('/Time')) return 'time';
  const own = resolved(schema);
  if (own.format === 'date') return 'date';
  if (own.format === 'date-time') return 'dateTime';
  if ([own.type].flat().some((type) => type === 'number' || type === 'integer')) return 'number';
  if (own.pattern && DECIMALS.test(own.pattern)) return 'number';
  for (const part of partsOf(own)) {
    const kind = kindOf(part);
    if (kind) return kind;
  }
  return undefined;
}

const AMOUNTS = /\/(Signed)?Money$/;

/** The pattern of a decimal that is sent as text: `^\d{1,9}(\.\d{1,2})?$`. */
const DECIMALS = /\\d\{1,\d+\}\(\\\./;

function partsOf({ allOf = [], oneOf = [], anyOf = [] }: Schema): Schema[] {
  return [...allOf, ...oneOf, ...anyOf];
}

function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split('/').at(-1)!;
  return resolved((loadContract().components.schemas as Record<string, Schema>)[name] ?? {});
}
