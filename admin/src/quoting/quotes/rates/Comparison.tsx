import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useMore } from '../../../core/list/useMore.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { useNumberFormat, useRegion } from '../../../core/format/useNumberFormat.ts';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import type { Invitation, Quote } from '../quote.ts';
import { AwardPanel } from '../award/AwardPanel.tsx';
import { useChosenOffer } from '../award/ChosenPrice.tsx';
import { CarriersWithoutRate } from '../invited/CarriersWithoutRate.tsx';
import { sortedOffers, inOrder } from './compared.ts';
import { RateCards } from './RateCards.tsx';
import { RateTable } from './RateTable.tsx';

interface ComparisonProps {
  quote: Quote;
  invitations: Invitation[];
}

/**
 * The invited carriers, each once: its state, its rate compared in one currency, and what can be done; with the margin of
 * the chosen rate. More carriers at each press.
 */
export function Comparison({ quote, invitations }: ComparisonProps) {
  const isNarrow = useIsNarrow();
  const offers = sortedOffers(invitations);
  const [visibleInvitations, more] = useMore(inOrder(invitations), STEP);
  const { offer: selected, choose } = useChosenOffer(quote);
  const chosen = quote.can?.includes('award') ? selected : undefined;
  const rows = { quote, invitations, ...(chosen && { chosenId: chosen.id, onChoose: choose }) };
  const basis = offers.length > 0 && <Basis quote={quote} offers={offers} />;
  const panel = chosen && (
    <AwardPanel key={chosen.id} quote={quote} offer={chosen} isLowest={chosen.place === 1} />
  );
  return (
    <Box id="rates" tabIndex={-1} sx={ANCHOR}>
      <Section title="quotes.sections.invitations" aside={!isNarrow && basis}>
        {isNarrow && basis}
        <CarriersWithoutRate quote={quote} invitations={invitations} />
        {isNarrow ? (
          <Stack spacing={1.25}>
            <RateCards
              {...rows}
              offers={visibleInvitations.filter(({ status }) => status === 'rated')}
            />
            {panel}
            <RateCards
              {...rows}
              offers={visibleInvitations.filter(({ status }) => status !== 'rated')}
            />
            {more}
          </Stack>
        ) : (
          <Box sx={panel ? BESIDE : undefined}>
            <Box>
              <RateTable {...rows} offers={visibleInvitations} />
              {more}
            </Box>
            {panel}
          </Box>
        )}
      </Section>
    </Box>
  );
}

/** The currency of the comparison; with the exchange rate and its date when rates are in another currency. */
function Basis({ quote, offers }: { quote: Quote; offers: Invitation[] }) {
  const translate = useTranslate();
  const region = useRegion();
  const number = useNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const { currency, exchangeRate, exchangeRateDate } = quote;
  const isMixed = offers.some(({ rate }) => rate?.currency !== currency);
  const basis = translate('quotes.basis', { currency });
  const exchange =
    isMixed && exchangeRate && exchangeRateDate
      ? translate('quotes.exchange', {
          rate: number(exchangeRate),
          date: formatDate(exchangeRateDate, region),
        })
      : '';
  return (
    <Typography
      variant="caption"
      component="p"
      color="text.secondary"
      sx={{ mb: { xs: 1, md: 0 } }}
    >
      {[basis, exchange].filter(Boolean).join(' · ')}
    </Typography>
  );
}

const STEP = 25;
const ANCHOR = { scrollMarginTop: 76, outline: 'none' };
const BESIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
};
