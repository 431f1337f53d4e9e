import { Box, Button } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { EventTimeline } from '../../../freight/status/EventTimeline.tsx';
import { Changes } from '../../../core/changes/Changes.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { Insight } from '../insight/Insight.tsx';
import { CargoFacts } from '../../../freight/load/CargoFacts.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { Stops } from '../../../freight/load/Stops.tsx';
import { isOpen, POLL, type Quote, seesPurchase } from '../quote.ts';
import { Comparison } from '../rates/Comparison.tsx';
import { Invitations } from '../invited/Invitations.tsx';
import { Matches } from '../matches/Matches.tsx';
import { SharedPrice } from './SharedPrice.tsx';
import { useInvitations } from '../invited/useInvitations.ts';

/** The sections of the page: rates first if there are any, then carriers on the left and the load on the right. */
export function QuoteSections({ quote }: { quote: Quote }) {
  const { data: invitations = [] } = useInvitations(quote);
  const hasRates = invitations.some(({ rate }) => rate);
  return (
    <>
      <SharedPrice quote={quote} />
      {hasRates && <Comparison quote={quote} invitations={invitations} />}
      {seesPurchase(quote) ? (
        <Box sx={COLUMNS}>
          <Box sx={COLUMN}>
            {invitations.length > 0 && <Invitations quote={quote} invitations={invitations} />}
            {quote.can?.includes('match') && <Matches quote={quote} />}
            {!isOpen(quote) && <History of={quote} />}
          </Box>
          <Box sx={COLUMN}>
            <LoadSection quote={quote} />
            <Insight
              memory={{ path: `quotes/${quote.id}/lane_memory` }}
              fuel={{ path: `quotes/${quote.id}/fuel_surcharge` }}
              target={quote.targetRate}
            />
            {isOpen(quote) && <History of={quote} />}
          </Box>
        </Box>
      ) : (
        <Box sx={COLUMNS}>
          <LoadSection quote={quote} />
          <History of={quote} />
        </Box>
      )}
      {quote.can?.includes('changes') && <Changes title="anden.changes.fields" />}
    </>
  );
}

function LoadSection({ quote }: { quote: Quote }) {
  return (
    <Section title="quotes.sections.load">
      <Box sx={COLUMN}>
        <Stops load={quote} />
        <CargoFacts load={quote} />
        <Remark>{quote.comment}</Remark>
      </Box>
    </Section>
  );
}

function History({ of: quote }: { of: Quote }) {
  const translate = useTranslate();
  return (
    <Section
      title="anden.timeline.title"
      aside={
        <Button size="small" component={Link} to={`/admin/history/${quote.id}`}>
          {translate('history.whole')}
        </Button>
      }
    >
      <EventTimeline of="quotes" every={isOpen(quote) ? POLL : undefined} />
    </Section>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
};
const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
