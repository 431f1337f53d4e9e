import { resolve, type Contract, type Operation, type Parameter } from './openapi.ts';

/** The query of a list: the schema of each filter, and the fields that it can be sorted by. */
interface ListParameters {
  filters: Record<string, Parameter['schema']>;
  sorts: string[];
}

/** The parameters of every list by its path without the leading slash, and the schemas of the parameters that all lists share. */
export function listParametersOf(contract: Contract) {
  const lists = Object.entries(contract.paths)
    .filter(([path, { get }]) => get?.['x-sort'] && !path.endsWith('/export'))
    .map(([path, { get }]): [string, ListParameters] => [
      path.slice(1),
      { filters: filtersOf(contract, get!), sorts: get!['x-sort']! },
    ]);
  const { limit, offset } = contract.components.parameters as Record<string, Parameter>;
  return { limit: limit!.schema, offset: offset!.schema, lists: Object.fromEntries(lists) };
}

/** The parameters of a list that are neither its page, its sort nor a request for its count. */
function filtersOf(contract: Contract, { parameters = [] }: Operation) {
  const filters = parameters
    .map((parameter) => resolve<Parameter>(contract, parameter))
    .filter((parameter) => parameter.in === 'query' && !NO_FILTERS.includes(parameter.name))
    .map(({ name, schema }): [string, Parameter['schema']] => [name, schema]);
  return Object.fromEntries(filters);
}

const NO_FILTERS = [
  ...['limit', 'offset', 'cursor', 'range', 'sort', 'filter'],
  ...['total', 'countQuery', 'countBy', 'internalCount', 'fields', 'expand'],
];
