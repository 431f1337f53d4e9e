import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Quote } from '../quote.ts';

/**
 * Reads the last quote of a customer, with the records that it names, so that a form shows them by name at once; one that
 * cannot be read any more is left out.
 */
export async function lastOf(customerId: string, provider: DataProvider, cache: QueryClient) {
  const { data } = await provider.getList<Quote>('quotes', { ...LAST, filter: { customerId } });
  const [last] = data;
  if (!last) return null;
  const isKnown = async (resource: string, id?: string | null) => {
    if (!id) return false;
    const queryKey = [resource, 'getOne', { id, meta: undefined }];
    const queryFn = async () => (await provider.getOne(resource, { id })).data;
    const record = await cache.fetchQuery({ queryKey, queryFn, retry: false }).catch(() => null);
    return !!record;
  };
  const [equipment, commodity, origin, destination] = await Promise.all([
    isKnown('catalogs/equipments', last.equipmentId),
    isKnown('catalogs/comodities', last.comodityId),
    isKnown('locations', last.origin?.locationId),
    isKnown('locations', last.destination?.locationId),
  ]);
  const stops = await Promise.all(
    (last.stops ?? []).map(async (stop) => {
      const isSaved = await isKnown('locations', stop.place.locationId);
      const place = isSaved ? stop.place : { ...stop.place, locationId: null };
      return { kind: stop.kind, place, contact: stop.contact ?? null };
    }),
  );
  return {
    ...last,
    stops,
    equipmentId: equipment ? last.equipmentId : null,
    comodityId: commodity ? last.comodityId : null,
    origin: origin ? last.origin : { ...last.origin, locationId: null },
    destination: destination ? last.destination : { ...last.destination, locationId: null },
  };
}

const LAST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;
