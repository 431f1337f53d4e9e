import { Box, Skeleton, Stack } from '@mui/material';
import { ShowBase, Title, useRecordContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { PageHeader } from '../../../core/pages/PageHeader.tsx';
import { PresenceNote } from '../../../core/live/PresenceNote.tsx';
import { WarningsNote } from '../../../core/pages/WarningsNote.tsx';
import { QuoteActions } from '../actions/QuoteActions.tsx';
import { ChosenPrice } from '../award/ChosenPrice.tsx';
import { legAddress } from '../legs/useLegTab.ts';
import { isOpen, POLL, type Quote } from '../quote.ts';
import { QuoteChips } from './QuoteChips.tsx';
import { QuoteHeader } from './QuoteHeader.tsx';
import { QuoteSections } from './QuoteSections.tsx';
import { unlessLive } from '../../../core/live/liveState.ts';

/** /admin/quotes/{id}/view: a quote from the request to the assignment, read again while it is open; a leg is shown on the page of its whole. */
export function QuoteShow() {
  return (
    <ShowBase<Quote>
      queryOptions={{
        refetchInterval: ({ state }) =>
          state.data && isOpen(state.data) ? unlessLive(POLL) : false,
      }}
    >
      <QuotePage />
    </ShowBase>
  );
}

function QuotePage() {
  const translate = useTranslate();
  const quote = useRecordContext<Quote>();
  if (!quote) return <Loading />;
  if (quote.wholeId && quote.leg)
    return <Navigate to={legAddress(quote.wholeId, quote.leg)} replace />;
  return (
    <ChosenPrice key={quote.id} quote={quote}>
      <Title title={translate('quotes.view', { reference: quote.reference })} />
      <PageHeader status={<QuoteChips quote={quote} />}>
        <QuoteActions />
      </PageHeader>
      <PresenceNote />
      <WarningsNote />
      <Stack spacing={2}>
        <QuoteHeader quote={quote} />
        <QuoteSections quote={quote} />
      </Stack>
    </ChosenPrice>
  );
}

function Loading() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={200} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
