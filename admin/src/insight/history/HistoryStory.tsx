import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Link, Title, useGetOne, useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Schemas } from '../../core/contract/types.ts';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { MoreStops } from '../../freight/places/LaneField.tsx';
import { laneText } from '../../freight/places/placeText.ts';
import { HistoryRow } from './HistoryRow.tsx';

type History = Schemas['History'];

/** /admin/history/{id}: all events of a quote, from the request to the delivery. */
export function HistoryStory() {
  const { id = '' } = useParams();
  return <Story id={id} back="/admin/history" quote={`/admin/quotes/${id}/view`} />;
}

/** /admin/carrier/history/view?id=…: the events of a quote that concern the carrier. */
export function CarrierStory() {
  const [query] = useSearchParams();
  return <Story id={query.get('id') ?? ''} back="/admin/carrier/history" />;
}

/** A row of the list that is in the cache under this id lacks the events, so that the record itself is waited for. */
function Story({ id, back, quote }: { id: string; back: string; quote?: string }) {
  const translate = useTranslate();
  const { data, error } = useGetOne<History>('history', { id }, { enabled: id !== '' });
  if (error || !id)
    return (
      <EmptyState
        icon={<SearchOffOutlined />}
        title="history.missing.title"
        text="history.missing.text"
      >
        <Button variant="contained" component={Link} to={back}>
          {translate('history.back')}
        </Button>
      </EmptyState>
    );
  if (!data?.events) return <Skeleton variant="rounded" height={420} />;
  const { origin, destination, stopCount, quoteReference, customerName, events } = data;
  return (
    <>
      <Title title={translate('history.one', { reference: quoteReference })} />
      <PageHeader>
        {quote && (
          <Button variant="outlined" component={Link} to={quote}>
            {translate('history.quote')}
          </Button>
        )}
      </PageHeader>
      <Card component="section" aria-label={quoteReference}>
        <Box sx={HEAD}>
          <Typography component="h2" variant="h2">
            {origin && destination && laneText({ origin, destination })}
            <MoreStops count={stopCount - 2} />
          </Typography>
          <Typography color="text.secondary">
            {[quoteReference, customerName].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {events.map((event) => (
            <HistoryRow key={event.id} event={event} />
          ))}
        </Box>
      </Card>
    </>
  );
}

const HEAD = {
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
};
