import { resolve, type Contract, type Operation, type Reference } from './openapi.ts';

interface Schema {
  properties?: Record<string, Schema | Reference>;
  items?: Schema | Reference;
  allOf?: (Schema | Reference)[];
  oneOf?: (Schema | Reference)[];
}

/** The properties of the record that an operation answers, of a list those of its rows; none for other answers. */
export function answeredProperties(contract: Contract, { responses }: Operation) {
  const { content } = resolve<Answer>(contract, responses['200'] ?? {});
  const schema = content?.['application/json']?.schema;
  return schema ? propertiesOf(contract, schema) : {};
}

/** The names of the related records that an operation can answer: the properties of `related`. */
export function relatedNames(contract: Contract, operation: Operation): string[] {
  const { related } = answeredProperties(contract, operation);
  return related ? Object.keys(propertiesOf(contract, related)) : [];
}

function propertiesOf(
  contract: Contract,
  schema: Schema | Reference,
): NonNullable<Schema['properties']> {
  const {
    items,
    properties = {},
    allOf = [],
    oneOf = [],
  } = resolve<Schema | undefined>(contract, schema) ?? {};
  if (items) return propertiesOf(contract, items);
  const parts = [...allOf, ...oneOf.slice(0, 1)].map((part) => propertiesOf(contract, part));
  return Object.assign({}, ...parts, properties) as NonNullable<Schema['properties']>;
}

interface Answer {
  content?: Partial<Record<string, { schema: Schema | Reference }>>;
}
