import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { ChangeEntry } from '../../../core/changes/ChangeEntry.tsx';
import { useChanges } from '../../../core/changes/Changes.tsx';
import { OwnText } from '../../../core/changes/ownText.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { EventEntry, useEvents } from '../../../freight/status/EventTimeline.tsx';
import { isOpen, POLL, type Quote } from '../quote.ts';
import { inOneList } from './inOneList.ts';
import { useCargoText } from './useCargoText.ts';

/** Lists the events and changes of a quote together, newest first. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const cargoText = useCargoText(quote);
  return (
    <Section
      title="anden.timeline.title"
      aside={
        <Button size="small" component={Link} to={`/admin/history/${quote.id}`}>
          {translate('history.whole')}
        </Button>
      }
    >
      <OwnText.Provider value={cargoText}>
        <Entries quote={quote} />
      </OwnText.Provider>
    </Section>
  );
}

function Entries({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const [most, setMost] = useState(STEP);
  const mayRead = !!quote.can?.includes('changes');
  const events = useEvents(isOpen(quote) ? POLL : undefined);
  const changes = useChanges(mayRead);
  if (events.isError) return <Alert severity="error">{translate('anden.timeline.failed')}</Alert>;
  if (!events.data || (mayRead && changes.isPending))
    return <Skeleton variant="rounded" height={96} />;
  const list = inOneList(events.data, changes.data?.pages.flat() ?? [], changes.hasNextPage);
  const showMore = () => {
    setMost(most + STEP);
    if (list.length < most + STEP && changes.hasNextPage) void changes.fetchNextPage();
  };
  return (
    <>
      {changes.isError && <Alert severity="error">{translate('anden.changes.failed')}</Alert>}
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {list
          .slice(0, most)
          .map(({ event, change }) =>
            event ? (
              <EventEntry key={event.id} of={event.entity ?? 'quotes'} event={event} />
            ) : (
              <ChangeEntry key={change.id} change={change} />
            ),
          )}
      </Stack>
      {(list.length > most || changes.hasNextPage) && (
        <TextButton
          label="anden.changes.more"
          loading={changes.isFetchingNextPage}
          onClick={showMore}
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
}

const STEP = 8;
