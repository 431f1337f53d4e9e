import { Box } from '@mui/material';
import { Section } from '../../../core/pages/Section.tsx';
import { Insight } from '../insight/Insight.tsx';
import { CargoFacts } from '../../../freight/load/CargoFacts.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { Stops } from '../../../freight/load/Stops.tsx';
import { type Quote, seesPurchase } from '../quote.ts';
import { Comparison } from '../rates/Comparison.tsx';
import { areFolded, Matches } from '../matches/Matches.tsx';
import { QuoteHistory } from './QuoteHistory.tsx';
import { SharedPrice } from './SharedPrice.tsx';
import { useInvitations } from '../invited/useInvitations.ts';

/**
 * The sections of the page: the invited carriers first, then those that cover the load on the left and the load on the
 * right; the history below what is shorter.
 */
export function QuoteSections({ quote }: { quote: Quote }) {
  const { data: invitations = [] } = useInvitations(quote);
  const hasMatches = !!quote.can?.includes('match');
  const isLong = hasMatches && !areFolded(quote);
  return (
    <>
      <SharedPrice quote={quote} />
      {invitations.length > 0 && <Comparison quote={quote} invitations={invitations} />}
      {seesPurchase(quote) ? (
        <Box sx={COLUMNS}>
          <Box sx={COLUMN}>
            {hasMatches && <Matches quote={quote} />}
            {!isLong && <QuoteHistory quote={quote} />}
          </Box>
          <Box sx={COLUMN}>
            <LoadSection quote={quote} />
            <Insight
              memory={{ path: `quotes/${quote.id}/lane_memory` }}
              fuel={{ path: `quotes/${quote.id}/fuel_surcharge` }}
              target={quote.targetRate}
            />
            {isLong && <QuoteHistory quote={quote} />}
          </Box>
        </Box>
      ) : (
        <Box sx={COLUMNS}>
          <LoadSection quote={quote} />
          <QuoteHistory quote={quote} />
        </Box>
      )}
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

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
};
const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
