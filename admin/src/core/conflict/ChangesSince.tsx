import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import { ChangeEntry } from '../changes/ChangeEntry.tsx';

/** The changes of the record in context since a version, if the API lists its changes. */
export function ChangesSince({ since }: { since: number }) {
  const translate = useTranslate();
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  const { read } = useDataProvider<AndenDataProvider>();
  const { data = [] } = useQuery({
    queryKey: [resource, 'changes', id, 'since', since],
    queryFn: async () => (await read<Schemas['Change'][]>(`${resource}/${id}/history`)).data,
    staleTime: 0,
    retry: false,
  });
  const changes = data.filter(({ version }) => version > since);
  if (changes.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="h4" sx={{ mt: 2.5, mb: 1 }}>
        {translate('anden.conflict.meanwhile')}
      </Typography>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} />
        ))}
      </Stack>
    </>
  );
}
