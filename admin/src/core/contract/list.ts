import generated from './lists.gen.json' with { type: 'json' };
import type { Schema } from './schema.ts';

/** The query of the API's list of a resource: a schema for each filter, and the fields that it can be sorted by. */
export interface ListParameters {
  filters: Record<string, Schema>;
  sorts: string[];
}

const lists = generated.lists as Record<string, ListParameters>;

/** The parameters of the list of a resource; throws where the contract has no such list. */
export function listParameters(resource: string): ListParameters {
  const parameters = lists[resource];
  if (!parameters) throw new Error(`The contract has no list ${resource}`);
  return parameters;
}

/** The resources that have a list: `quotes`, `catalogs/equipments`. */
export const RESOURCES_WITH_LISTS = Object.keys(lists);

/** The most rows that one page of a list may have. */
export const MOST_ROWS = generated.limit.maximum;

/** The most rows that a page of a list may begin after. */
export const LAST_OFFSET = generated.offset.maximum;
