import { Box, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';

type Feed = Schemas['ColleagueFeed'];

/** The colleagues who have addresses for spreadsheets, which an admin may revoke. */
export function ColleagueFeeds() {
  const translate = useTranslate();
  const { read } = useDataProvider<AndenDataProvider>();
  const { data: feeds = [] } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await read<Feed[]>('feeds/colleagues', {}, signal)).data,
  });
  if (feeds.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {translate('keys.feeds.colleagues')}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {feeds.map((feed) => (
          <Colleague key={feed.id} feed={feed} />
        ))}
      </Stack>
    </Box>
  );
}

function Colleague({ feed: { id, userName, readAt } }: { feed: Feed }) {
  const translate = useTranslate();
  const region = useRegion();
  const { mutate, isPending } = useRevoke(id);
  const time = readAt && formatDate(readAt, region, { withTime: true });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2">
        {userName} · {translate(`keys.feeds.${time ? 'lastRead' : 'neverRead'}`, { time })}
      </Typography>
      <TextButton
        label="keys.feeds.revoke"
        aria-label={`${translate('keys.feeds.revoke')}: ${userName}`}
        color="error"
        disabled={isPending}
        onClick={() => mutate()}
      />
    </Box>
  );
}

function useRevoke(id: string) {
  const { act } = useDataProvider<AndenDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => act('feeds/colleagues', id, 'revoke'),
    onSuccess: () => {
      notify('keys.feeds.done.revoke', { type: 'success' });
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: () => notify('keys.feeds.failed', { type: 'error' }),
  });
}

const KEY = ['feeds', 'colleagues'];
