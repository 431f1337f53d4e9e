import { Box } from '@mui/material';
import { Section } from '../../../core/pages/Section.tsx';
import { Insight } from '../insight/Insight.tsx';
import { CargoFacts } from '../../../freight/load/CargoFacts.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { Stops } from '../../../freight/load/Stops.tsx';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import { legsOf } from '../legs/legsOf.ts';
import { LegsSlot } from '../legs/show/LegsSlot.tsx';
import { type Quote, seesPurchase } from '../quote.ts';
import { Comparison } from '../rates/Comparison.tsx';
import { Matches } from '../matches/Matches.tsx';
import { OriginalMessage } from './OriginalMessage.tsx';
import { QuoteHistory } from './QuoteHistory.tsx';
import { SharedPrice } from './SharedPrice.tsx';
import { useInvitations } from '../invited/useInvitations.ts';

/**
 * The sections of the page: the invited carriers first, or the legs with theirs, then those that cover the load on the left and the load on the
 * right; the history below the left column, which is wider and shorter, or last on a phone.
 */
export function QuoteSections({ quote }: { quote: Quote }) {
  const { data: invitations = [] } = useInvitations(quote);
  const isByLegs = legsOf(quote).length > 0;
  const isNarrow = useIsNarrow();
  const history = <QuoteHistory quote={quote} />;
  const matches = quote.can?.includes('match') && <Matches quote={quote} />;
  const comparison = invitations.length > 0 && (
    <Comparison quote={quote} invitations={invitations} />
  );
  const carriers = (
    <>
      {comparison}
      {matches}
    </>
  );
  return (
    <>
      <SharedPrice quote={quote} />
      {isByLegs ? <LegsSlot quote={quote} whole={carriers} /> : comparison}
      {seesPurchase(quote) ? (
        <Box sx={COLUMNS}>
          <Box sx={COLUMN}>
            {!isByLegs && matches}
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
