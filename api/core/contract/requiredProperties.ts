import { resolve, type Contract, type Reference } from './openapi.ts';

interface Schema {
  allOf?: (Schema | Reference)[];
  properties?: Record<string, object>;
  required?: string[];
}

/**
 * Repeats in each schema with `allOf` the properties that it requires, because openapi-typescript does not find those
 * whose own schema is an `allOf` too, and makes them optional.
 */
export function repeatRequiredProperties(contract: Contract): Contract['components'] {
  const { schemas = {} } = contract.components;
  const repeated = Object.entries(schemas as Record<string, Schema>).map(([name, schema]) => {
    const { allOf, required, ...rest } = schema;
    if (!allOf || !required) return [name, schema];
    const all = propertiesOf(contract, schema);
    const properties = required.filter((one) => one in all).map((one) => [one, all[one]]);
    const requiredPart = { type: 'object', required, properties: Object.fromEntries(properties) };
    return [name, { ...rest, allOf: [...allOf, requiredPart] }];
  });
  return { ...contract.components, schemas: Object.fromEntries(repeated) };
}

function propertiesOf(contract: Contract, part: Schema | Reference): Record<string, object> {
  const { allOf = [], properties } = resolve<Schema>(contract, part);
  return Object.assign({}, ...allOf.map((one) => propertiesOf(contract, one)), properties);
}
