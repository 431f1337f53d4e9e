import { useProduct } from './product.ts';

/**
 * Returns a function for the path of a record, by the API's name of its entity and its id: the module's `pageOf`,
 * otherwise its view; the list without an id.
 */
export function useRecordPath(): (entity: string, id: string | null) => string {
  const { modules } = useProduct();
  return (entity, id) => {
    if (id === null) return `/admin/${entity}`;
    const page = modules.map(({ pageOf }) => pageOf?.[entity]).find((path) => path);
    return page?.(id) ?? `/admin/${entity}/${id}/view`;
  };
}
