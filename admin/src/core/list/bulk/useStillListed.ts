import { type Identifier, useDataProvider, useListContext, useResourceContext } from 'react-admin';

/**
 * Returns a function that reads which of these records still match the filters of the list in context, on any of its
 * pages; all of them when they cannot be read.
 */
export function useStillListed(): (ids: Identifier[]) => Promise<Identifier[]> {
  const resource = useResourceContext() ?? '';
  const { getMany } = useDataProvider();
  const { filter, filterValues } = useListContext();
  return async (ids) => {
    if (ids.length === 0) return [];
    const meta = { filter: { ...filterValues, ...filter } };
    const read = getMany(resource, { ids, meta }).catch(() => ({
      data: ids.map((id) => ({ id })),
    }));
    return (await read).data.map(({ id }) => id);
  };
}
