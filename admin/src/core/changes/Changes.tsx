import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import { Section } from '../pages/Section.tsx';
import { TextButton } from '../actions/TextButton.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';

/** The changes of the record in context, newest first, with a button for earlier ones. */
export function Changes({ title = 'anden.changes.title' }: { title?: string }) {
  return (
    <Section title={title}>
      <ChangeList />
    </Section>
  );
}

function ChangeList() {
  const translate = useTranslate();
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = useChanges();
  if (isError) return <Alert severity="error">{translate('anden.changes.failed')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const changes = data.pages.flat();
  if (changes.length === 0)
    return <Typography variant="body2">{translate('anden.changes.empty')}</Typography>;
  return (
    <>
      <Stack component="ol" spacing={2} sx={LIST}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} />
        ))}
      </Stack>
      {hasNextPage && (
        <TextButton
          label="anden.changes.more"
          loading={isFetching}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
}

/** The changes of the record in context, newest first, in pages; read again for each version of it. */
export function useChanges(isEnabled = true) {
  const { id, version } = useRecordContext<{ id: string; version: number }>() ?? {};
  const resource = useResourceContext();
  const { read } = useDataProvider<AndenDataProvider>();
  return useInfiniteQuery({
    queryKey: [resource, 'changes', id, version],
    enabled: isEnabled && id !== undefined,
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const range = { limit: String(PAGE), offset: String(pageParam) };
      return (await read<Schemas['Change'][]>(`${resource}/${id}/history`, range)).data;
    },
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
  });
}

const PAGE = 10;
const LIST = { listStyle: 'none', p: 0, m: 0 };
