import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { Section } from '../../core/pages/Section.tsx';
import { ColleagueFeeds } from './ColleagueFeeds.tsx';

type Feed = Schemas['Feed'];

/** The addresses at which the user's spreadsheet reads quotes and loads, with the buttons that make and revoke them. */
export function Feeds() {
  const { canAccess = false } = useCanAccess({ resource: 'feeds', action: 'make' });
  return canAccess && <FeedSection />;
}

function FeedSection() {
  const translate = useTranslate();
  const { data: feeds, isError } = useFeeds();
  const { mutate, isPending } = useChange();
  const verb = feeds?.length ? 'revoke' : 'make';
  return (
    <Section title="keys.feeds.title">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2">{translate('keys.feeds.text')}</Typography>
        {isError && <Alert severity="error">{translate('keys.feeds.failed')}</Alert>}
        {feeds?.map((feed) => (
          <Addresses key={feed.id} feed={feed} />
        ))}
        {feeds?.[0] && <LastRead readAt={feeds[0].readAt} />}
        {feeds && (
          <TextButton
            label={`keys.feeds.${verb}`}
            color={verb === 'revoke' ? 'error' : 'primary'}
            disabled={isPending}
            onClick={() => mutate(verb)}
          />
        )}
        <ColleagueFeeds />
      </Stack>
    </Section>
  );
}

/** The addresses of a list: as CSV, and as an Excel workbook. */
function Addresses({ feed: { id, url, workbookUrl } }: { feed: Feed }) {
  const list = useTranslate()(`keys.feeds.${id}`);
  return (
    <>
      <Address label={`${list}, CSV`} url={url} />
      <Address label={`${list}, Excel`} url={workbookUrl} />
    </>
  );
}

function Address({ label, url }: { label: string; url: string }) {
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={url}
      onFocus={({ target }) => target.select()}
      slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
    />
  );
}

/** When one of the addresses was last read; they have one token. */
function LastRead({ readAt }: Pick<Feed, 'readAt'>) {
  const translate = useTranslate();
  const region = useRegion();
  const text = readAt
    ? translate('keys.feeds.lastRead', { time: formatDate(readAt, region, { withTime: true }) })
    : translate('keys.feeds.neverRead');
  return (
    <Typography variant="body2" color="text.secondary">
      {text}
    </Typography>
  );
}

function useFeeds() {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['feeds'],
    queryFn: async ({ signal }) => (await read<Feed[]>('feeds', {}, signal)).data,
  });
}

/** Makes or revokes the addresses and shows what there is then. */
function useChange() {
  const { act } = useDataProvider<AndenDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (verb: 'make' | 'revoke') => act('feeds', 'mine', verb),
    onSuccess: (_, verb) => {
      notify(`keys.feeds.done.${verb}`, { type: 'success' });
      return client.invalidateQueries({ queryKey: ['feeds'] });
    },
    onError: () => notify('keys.feeds.failed', { type: 'error' }),
  });
}
