import { Alert, Skeleton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import type { Schemas } from '../../../core/contract/types.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { EventEntry } from './EventEntry.tsx';
import { useEvents } from './useEvents.ts';

/** The log of the events of the webhook of the page, all or those that failed. */
export function EventLog() {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const webhook = useRecordContext<Schemas['Webhook']>();
  if (!webhook) return null;
  return (
    <Section
      title="webhooks.log.title"
      aside={<Filter onlyFailed={onlyFailed} onChange={setOnlyFailed} />}
    >
      <Events webhook={webhook} state={onlyFailed ? 'failed' : undefined} />
    </Section>
  );
}

interface FilterProps {
  onlyFailed: boolean;
  onChange: (onlyFailed: boolean) => void;
}

function Filter({ onlyFailed, onChange }: FilterProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={onlyFailed}
      onChange={(_, value: boolean | null) => value !== null && onChange(value)}
      aria-label={translate('webhooks.log.title')}
    >
      <ToggleButton value={false}>{translate('webhooks.log.filter.all')}</ToggleButton>
      <ToggleButton value>{translate('webhooks.log.filter.failed')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

interface EventsProps {
  webhook: Schemas['Webhook'];
  state: Schemas['WebhookEventState'] | undefined;
}

function Events({ webhook, state }: EventsProps) {
  const translate = useTranslate();
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = useEvents(webhook.id, state);
  if (isError) return <Alert severity="error">{translate('webhooks.log.failed')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const events = data.pages.flat();
  if (events.length === 0)
    return <Typography color="text.secondary">{translate('webhooks.log.empty')}</Typography>;
  const mayReplay = webhook.can?.includes('replay') ?? false;
  return (
    <>
      {mayReplay && state === 'failed' && <ReplayAll id={webhook.id} />}
      <Stack component="ul" sx={LIST}>
        {events.map((event) => (
          <EventEntry key={event.id} webhookId={webhook.id} event={event} mayReplay={mayReplay} />
        ))}
      </Stack>
      {hasNextPage && (
        <TextButton
          label="webhooks.log.more"
          loading={isFetching}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
}

function ReplayAll({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <VerbButton of={{ resource: 'webhooks', id }} verb="replay" words="webhooks.replayAll">
      <Typography variant="body2">{translate('webhooks.replayAll.text')}</Typography>
    </VerbButton>
  );
}

const LIST = { listStyle: 'none', p: 0, m: 0 };
