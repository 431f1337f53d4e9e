import { useGetList } from 'react-admin';
import { isRemembered } from '../list/ListPagination.tsx';
import { CountBadge } from './CountBadge.tsx';

/** The number of records of a resource that match a filter. */
export function TabCount({ reference, filter }: { reference: string; filter: object }) {
  const { total, meta } = useGetList(reference, { pagination: { page: 1, perPage: 1 }, filter });
  return <CountBadge count={total} isRemembered={isRemembered(meta)} />;
}
