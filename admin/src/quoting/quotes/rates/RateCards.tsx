import { Box, Radio, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Difference } from './Difference.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { CarrierName } from './CarrierName.tsx';
import { OfferRank } from './OfferRank.tsx';
import { RateAmount } from './RateAmount.tsx';
import type { RateProps, RatesProps } from './rates.ts';
import { AboveBest } from './AboveBest.tsx';
import { useTransit } from './useTransit.ts';

/** The rates as cards, for a phone; a tap chooses one. */
export function RateCards({ offers, ...rest }: RatesProps) {
  return (
    <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {offers.map((offer) => (
        <RateCard key={offer.id} offer={offer} {...rest} />
      ))}
    </Stack>
  );
}

function RateCard({ quote, offer, chosen, onChoose }: RateProps) {
  const translate = useTranslate();
  const transit = useTransit(offer);
  const isChosen = offer.id === chosen;
  const mayChoose = !!onChoose && offer.status === 'rated';
  return (
    <Box
      component="li"
      onClick={mayChoose ? () => onChoose(offer.id) : undefined}
      sx={[CARD, isChosen && CHOSEN]}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', minWidth: 0 }}>
          {mayChoose && (
            <Radio
              size="small"
              name="offer"
              checked={isChosen}
              onChange={() => onChoose(offer.id)}
              slotProps={{ input: { 'aria-label': offer.carrierName } }}
              sx={{ mt: -0.75, ml: -1 }}
            />
          )}
          <OfferRank offer={offer} />
          <CarrierName offer={offer} />
        </Box>
        <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
          <RateAmount quote={quote} offer={offer} />
        </Box>
      </Box>
      <Box sx={LINE}>
        <span>{transit}</span>
        <span>
          {offer.place !== 1 && `${translate('quotes.rates.toBest')} `}
          <AboveBest offer={offer} />
        </span>
        {quote.targetRate && (
          <span>
            {`${translate('quotes.rates.toTarget')} `}
            <Difference percent={offer.percentAboveTarget} than="quotes.thanTarget" />
          </span>
        )}
      </Box>
      <Remark>{offer.rate?.comment}</Remark>
    </Box>
  );
}

const CARD = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 };
const CHOSEN = { borderColor: 'primary.main', bgcolor: 'tint' };
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  my: 0.75,
  fontSize: '0.8125rem',
  color: 'text.secondary',
};
