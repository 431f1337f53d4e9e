import { useProduct } from './product.ts';

/**
 * Where a record is shown, by what the API calls it and its id: where a module says, else at its view. Without an
 * id, the list.
 */
export function useRecordPath(): (entity: string, id: string | null) => string {
  const { modules } = useProduct();
  return (entity, id) => {
    if (id === null) return `/admin/${entity}`;
    const page = modules.map(({ pageOf }) => pageOf?.[entity]).find((found) => found);
    return page?.(id) ?? `/admin/${entity}/${id}/view`;
  };
}
