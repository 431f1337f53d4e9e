import { Box, Button } from '@mui/material';
import { EditButton, Link, useRecordContext, useTranslate } from 'react-admin';
import { MakeRouteButton } from '../../routes/index.ts';
import type { Quote } from '../quote.ts';
import { DismissButton } from './DismissButton.tsx';
import { FeedbackButtons } from './FeedbackButtons.tsx';
import { ReasonInputs } from './ReasonInputs.tsx';
import { ShareButton } from './ShareButton.tsx';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';

/** The other buttons of the quote, as its `can` allows. */
export function QuoteActions() {
  const quote = useRecordContext<Quote>();
  const can = quote?.can ?? [];
  if (!quote || can.length === 0) return null;
  const of = { resource: 'quotes', id: quote.id };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can.includes('update') && <EditButton variant="outlined" />}
      {can.includes('share') && <ShareButton quote={quote} />}
      {can.includes('accept') && <FeedbackButtons quote={quote} />}
      {can.includes('unassign') && (
        <VerbButton of={of} verb="unassign" words="quotes.unassign" color="inherit">
          <ReasonInputs of="QuoteUnassign" />
        </VerbButton>
      )}
      {can.includes('requote') && <RequoteButton id={quote.id} />}
      {can.includes('dismiss') && <DismissButton />}
      <MakeRouteButton quote={quote} />
    </Box>
  );
}

function RequoteButton({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" color="inherit" component={Link} to={`/admin/quotes/${id}/requote`}>
      {translate('quotes.again.action')}
    </Button>
  );
}
