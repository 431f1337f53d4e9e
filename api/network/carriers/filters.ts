import { normalRfc } from '../companies/index.ts';
import { docketOf, usdotOf } from './identity.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { importedBy } from '../../core/import/filter.ts';
import type { ListRules, Query } from '../../core/list/read.ts';
import { contains } from '../../core/list/search.ts';

type Filters = NonNullable<ListRules['filters']>;

/** The filters of a list of carriers. */
export const listFilters: Filters = {
  importId: importedBy,
  q: contains(`carriers.carrier_name || ' ' || coalesce(carriers.comercial_name, '')`),
  originState: containsValue('origin_states'),
  deliveryState: containsValue('delivery_states'),
  movement: containsValue('movements'),
  equipmentId: (query: Query, id: string) =>
    query.whereExists(
      query
        .modelClass()
        .knex()('carrier_equipments')
        .whereRaw('carrier_id = carriers.id')
        .where('equipment_id', id) as never,
    ),
  /** The first condition is that of the index of the few carriers that name bridges. */
  bridgeId: (query: Query, id: string) =>
    query.whereRaw(`carriers.bridge_list <> '{}' and carriers.bridge_list @> array[?::uuid]`, [id]),
};

/** Filters by exact name or id; a broker can search by ids only in its own network, where it may see them. */
export function identityFilters({ type }: Actor): Filters {
  const inOwnNetwork = (query: Query) =>
    type === 'broker' ? query.whereNotNull('companyId') : query;
  const exactly = (column: string) => (query: Query, text: string) =>
    inOwnNetwork(query).whereRaw('carriers.?? = ?', [column, text.trim().toUpperCase()]);
  return {
    rfc: (query: Query, text: string) =>
      inOwnNetwork(query).where('rfc', normalRfc(text, 'rfc') as string),
    identifier: exactly('identifier'),
    caat: exactly('caat'),
    scacCode: exactly('scac_code'),
    usdotNumber: (query: Query, text: string) =>
      exactly('usdot_number')(query, usdotOf(text) ?? ''),
    mcNumber: (query: Query, text: string) => exactly('mc_number')(query, docketOf(text) ?? ''),
    carrierName: (query: Query, name: string) =>
      query.whereRaw('folded(carriers.carrier_name) = folded(?)', [name.trim()]),
  };
}

function containsValue(column: string) {
  return (query: Query, value: string) =>
    query.whereRaw('carriers.?? @> array[?]::text[]', [column, value]);
}
