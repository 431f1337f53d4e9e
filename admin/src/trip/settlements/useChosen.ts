import { useGetMany, useListContext } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';

/** The settlements that are selected in the list, on any of its pages. */
export function useChosen(): Schemas['Settlement'][] {
  const { selectedIds = [] } = useListContext();
  const enabled = selectedIds.length > 0;
  const { data = [] } = useGetMany<Schemas['Settlement']>(
    'settlements',
    { ids: selectedIds },
    { enabled },
  );
  return data.filter((one) => one && selectedIds.includes(one.id));
}
