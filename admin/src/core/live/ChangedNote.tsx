import { Alert, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import { useEdited } from './edited.ts';

/**
 * In an edit form: leaves the record as it is while it is being edited, and says who has changed it meanwhile, with a
 * button that reads it again and keeps what was typed.
 */
export function ChangedNote() {
  const translate = useTranslate();
  const { id, version } = useRecordContext<{ id?: string; version?: number }>() ?? {};
  const resource = useResourceContext();
  const latest = useLatestChange(resource, id);
  const client = useQueryClient();
  if (!latest || version === undefined || latest.version <= version) return null;
  const read = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [of, method, params] }) =>
        of === resource && method === 'getOne' && (params as { id: unknown }).id === id,
    });
  const name = latest.userName?.split(' ')[0];
  const text = name ? 'anden.live.changedBy' : 'anden.live.changedBySomebody';
  return (
    <Alert
      severity="info"
      role="status"
      sx={NOTE}
      action={<Button onClick={read}>{translate('anden.live.read')}</Button>}
    >
      {translate(text, { name })}
    </Alert>
  );
}

/** The latest change of a record, read when events say that there is one while it is being edited. */
function useLatestChange(resource: string | undefined, id: Identifier | undefined) {
  const heard = useEdited(resource, id);
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'latestChange', id],
    enabled: heard > 0,
    queryFn: async () => {
      const path = `${resource}/${id}/history`;
      const { data } = await read<Schemas['Change'][]>(path, { limit: '1' });
      return data[0] ?? null;
    },
    staleTime: 0,
    retry: false,
  });
  return heard > 0 ? data : undefined;
}

const NOTE = { width: '100%', order: -1 };
