import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useMore } from '../../../core/list/useMore.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { useNumberFormat, useRegion } from '../../../core/format/useNumberFormat.ts';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import type { Invitation, Quote } from '../quote.ts';
import { AwardPanel } from '../award/AwardPanel.tsx';
import { useChosenOffer } from '../award/ChosenPrice.tsx';
import { compared } from './compared.ts';
import { RateCards } from './RateCards.tsx';
import { RateTable } from './RateTable.tsx';

interface ComparisonProps {
  quote: Quote;
  invitations: Invitation[];
}

/** The comparison of rates in one currency, with the margin of the chosen one. */
export function Comparison({ quote, invitations }: ComparisonProps) {
  const isNarrow = useIsNarrow();
  const offers = compared(invitations);
  const [shown, more] = useMore(offers, STEP);
  const mayAward = !!quote.can?.includes('award');
  const { offer: selected, choose } = useChosenOffer(quote);
  const choice = mayAward ? { chosen: selected?.id, onChoose: choose } : {};
  const basis = <Basis quote={quote} offers={offers} />;
  const Rates = isNarrow ? RateCards : RateTable;
  return (
    <Box id="rates" tabIndex={-1} sx={ANCHOR}>
      <Section title="quotes.sections.rates" aside={!isNarrow && basis}>
        {isNarrow && basis}
        <Box sx={mayAward ? BESIDE : undefined}>
          <Box>
            <Rates quote={quote} offers={shown} {...choice} />
            {more}
          </Box>
          {mayAward && selected && (
            <AwardPanel
              key={selected.id}
              quote={quote}
              offer={selected}
              isLowest={selected.place === 1}
            />
          )}
        </Box>
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
