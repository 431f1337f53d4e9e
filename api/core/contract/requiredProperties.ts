import { resolve, type Contract, type Reference } from './openapi.ts';

interface Schema {
  type?: string;
  allOf?: (Schema | Reference)[];
  properties?: Record<string, object>;
  required?: string[];
  if?: { required?: string[] };
  else?: { required?: string[] };
}

/**
 * Repeats in each schema with `allOf` the properties that it requires, because openapi-typescript does not find those
 * whose own schema is an `allOf` too, and makes them optional. Where a schema requires one set of properties without another
 * (`if`, `else`), of which openapi-typescript knows nothing, they become alternatives.
 */
export function repeatRequiredProperties(contract: Contract): Contract['components'] {
  const { schemas = {} } = contract.components;
  const repeated = Object.entries(schemas as Record<string, Schema>).map(([name, schema]) => {
    const { allOf, required, ...rest } = schema;
    if (!allOf || !required) return [name, schema];
    const all = propertiesOf(contract, schema);
    const sets = [schema.if?.required, schema.else?.required];
    const anyOf = sets.map((names) => requiredPart(all, names));
    const either = schema.else?.required ? [{ anyOf }] : [];
    return [name, { ...rest, allOf: [...allOf, requiredPart(all, required), ...either] }];
  });
  return { ...contract.components, schemas: Object.fromEntries(repeated) };
}

function requiredPart(all: Record<string, object>, required: string[] = []): Schema {
  const properties = required.filter((one) => one in all).map((one) => [one, all[one]]);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

function propertiesOf(contract: Contract, part: Schema | Reference): Record<string, object> {
  const { allOf = [], properties } = resolve<Schema>(contract, part);
  return Object.assign({}, ...allOf.map((one) => propertiesOf(contract, one)), properties);
}
