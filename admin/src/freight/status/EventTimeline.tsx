import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Identifier,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useNumberedStop } from '../stops/useStopText.ts';
import { lackingInWords } from '../documents/lackingInWords.ts';
import { saidBy, whereAndRecorded } from './eventFacts.ts';
import { termsInWords } from './termsInWords.ts';
import { type StatusOf, StatusChip } from './StatusChip.tsx';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { unlessLive } from '../../core/live/liveState.ts';

type Event = Schemas['Event'];

interface EventTimelineProps {
  of: StatusOf;
  /** The interval in milliseconds at which the events are read again. */
  every?: number;
}

/** The events of the record in context, newest first: status, reason, person and time. */
export function EventTimeline({ of, every }: EventTimelineProps) {
  const translate = useTranslate();
  const { data: events, isError } = useEvents(every);
  const [isWhole, setWhole] = useState(false);
  if (isError) return <Alert severity="error">{translate('anden.timeline.failed')}</Alert>;
  if (events?.length === 0) return <Typography>{translate('anden.timeline.empty')}</Typography>;
  const recent = events?.toReversed().slice(0, isWhole ? undefined : RECENT);
  return (
    <>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {recent?.map((event) => (
          <EventEntry key={event.id} of={event.entity ?? of} event={event} />
        ))}
      </Stack>
      {events && !isWhole && events.length > RECENT && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {translate('anden.timeline.all', { smart_count: events.length })}
        </Button>
      )}
    </>
  );
}

/** One event as a list item: status, reason, person and time. */
export function EventEntry({ of, event }: { of: StatusOf; event: Event }) {
  const translate = useTranslate();
  const region = useRegion();
  const reason = event.reason && translate(`anden.reasons.${event.reason}`, { _: event.reason });
  const lacking = lackingInWords(event.lackingDocuments ?? [], { translate, region });
  const terms = termsInWords({ ...event, entity: event.entity ?? of }, { translate, region });
  const why = [...terms, reason, event.comment, ...lacking].filter(Boolean).join(' · ');
  const where = whereAndRecorded(event, translate, region);
  const at = event.happenedAt ?? event.createdAt;
  return (
    <Box component="li" sx={ENTRY}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StatusChip of={of} status={event.toStatus} />
        <Typography component="time" variant="body2" dateTime={at}>
          {formatDate(at, region, { withTime: true, timeZone: event.timeZone ?? HERE })}
        </Typography>
      </Stack>
      <EventStop event={event} />
      {why && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {why}
        </Typography>
      )}
      {where && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {where}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {saidBy(event, translate)}
      </Typography>
    </Box>
  );
}

/** The stop that the step of a load with more than two names; nothing for other events. */
function EventStop({ event }: { event: Event }) {
  const stops = useRecordContext<{ id: string; stops?: Schemas['Stop'][] }>()?.stops ?? [];
  const text = useNumberedStop(stops)(event.stop);
  return text && <Typography variant="body2">{text}</Typography>;
}

/** The events of the record in context, oldest first, read again at this interval. */
export function useEvents(every?: number) {
  const id = useRecordContext()?.id as Identifier;
  const resource = useResourceContext();
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: [resource, 'events', id],
    queryFn: async () => (await read<Event[]>(`${resource}/${id}/events`)).data,
    refetchInterval: () => every !== undefined && unlessLive(every),
  });
}

const RECENT = 6;
/** The zone of this device, which names the time of what has no place. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ENTRY = { pl: 2, borderLeft: 2, borderColor: 'divider' };
