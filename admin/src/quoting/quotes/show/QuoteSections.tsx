import { Box } from '@mui/material';
import { Section } from '../../../core/pages/Section.tsx';
import { Insight } from '../insight/Insight.tsx';
import { CargoFacts } from '../../../freight/load/CargoFacts.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { Stops } from '../../../freight/load/Stops.tsx';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import { type Quote, seesPurchase } from '../quote.ts';
import { Comparison } from '../rates/Comparison.tsx';
import { Matches } from '../matches/Matches.tsx';
import { OriginalMessage } from './OriginalMessage.tsx';
import { QuoteHistory } from './QuoteHistory.tsx';
import { SharedPrice } from './SharedPrice.tsx';
import { useInvitations } from '../invited/useInvitations.ts';

/**
 * The sections of the page: the invited carriers first, then those that cover the load on the left and the load on the
 * right; the history below the left column, which is wider and shorter, or last on a phone.
 */
export function QuoteSections({ quote }: { quote: Quote }) {
  const { data: invitations = [] } = useInvitations(quote);
  const hasMatches = !!quote.can?.includes('match');
  const isNarrow = useIsNarrow();
  const history = <QuoteHistory quote={quote} />;
  return (
    <>
      <SharedPrice quote={quote} />
      {invitations.length > 0 && <Comparison quote={quote} invitations={invitations} />}
      {seesPurchase(quote) ? (
        <Box sx={COLUMNS}>
          <Box sx={COLUMN}>
            {hasMatches && <Matches quote={quote} />}
            {!isNarrow && history}
          </Box>
          <Box sx={COLUMN}>
            <LoadSection quote={quote} />
            <OriginalMessage quote={quote} />
            <Insight
              memory={{ path: `quotes/${quote.id}/lane_memory` }}
              fuel={{ path: `quotes/${quote.id}/fuel_surcharge` }}
              target={quote.targetRate}
            />
            {isNarrow && history}
          </Box>
        </Box>
      ) : (
        <Box sx={COLUMNS}>
          <LoadSection quote={quote} />
          {history}
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
