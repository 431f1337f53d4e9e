import { useListContext, useResourceContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../contract/types.ts';

/** A saved view: filter, sort, page size and columns of a list under a name. */
export type SavedView = Schemas['SavedQuery'];

/** The present view of the list in context, and `apply`, which navigates to a saved one. */
export function useView() {
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, perPage } = useListContext();
  const [hiddenColumns, setHidden] = useStore<string[]>(`${resource}.datatable`, []);
  const [columnOrder, setOrder] = useStore<number[]>(`${resource}.datatable_columnRanks`, []);
  const navigate = useNavigate();
  const filter = filterValues as Record<string, unknown>;
  return {
    current: { filter, sort, perPage, hiddenColumns, columnOrder } as SavedView['query'],
    apply(query: SavedView['query']) {
      setHidden(query.hiddenColumns ?? []);
      setOrder(query.columnOrder ?? []);
      void navigate(`?${searchOf(query)}`);
    },
  };
}

function searchOf({ filter, sort, perPage }: SavedView['query']) {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage && { perPage: String(perPage) }),
    page: '1',
  });
}
