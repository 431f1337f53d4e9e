import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import { http } from '../data/http.ts';
import type { AndenDataProvider } from '../data/dataProvider.ts';

export type Import = Schemas['Import'];

const EVERY_MS = 2000;

/**
 * An import, read again when an event tells of its progress, and now and then in case the events do not arrive, until it
 * waits for its confirmation or has ended.
 */
export function useImport(id: string) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['imports', id],
    queryFn: async () => (await read<Import>(`imports/${id}`)).data,
    refetchInterval: ({ state }) => (state.data && isResting(state.data) ? false : EVERY_MS),
  });
}

/** A page of the rows: those that are not simply created, or those with this outcome; and their number. */
export function useImportRows(
  { id, version }: Import,
  page: number,
  perPage: number,
  outcome?: Schemas['RowOutcome'],
) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['imports', id, 'rows', locale, version, page, outcome],
    queryFn: async () => {
      const query = new URLSearchParams({
        limit: `${perPage}`,
        offset: `${page * perPage}`,
        languaje: locale.toUpperCase(),
        ...(outcome && { outcome }),
      });
      const { json, headers } = await http(`/api/imports/${id}/rows?${query}`);
      const count = Number(headers.get('Content-Range')?.split('/').at(-1));
      return { rows: json as Schemas['ImportRow'][], count };
    },
    placeholderData: (before) => before,
  });
}

/** Whether the import has ended. */
export function isOver({ status }: Import): boolean {
  return ['done', 'failed', 'cancelled', 'expired'].includes(status);
}

function isResting(upload: Import): boolean {
  return upload.status === 'ready' || isOver(upload);
}
