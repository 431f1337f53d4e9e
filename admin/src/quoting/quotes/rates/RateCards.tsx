import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Course } from '../invited/Course.tsx';
import { AboveBest } from './AboveBest.tsx';
import { CarrierName } from './CarrierName.tsx';
import { Difference } from './Difference.tsx';
import { OfferRadio } from './OfferRadio.tsx';
import { OfferRank } from './OfferRank.tsx';
import { RateAmount } from './RateAmount.tsx';
import { mayChoose, type RateProps, type RatesProps } from './rates.ts';
import { useTransit } from './useTransit.ts';

/** The invited carriers as cards, for a phone; a tap on one with a rate chooses it. */
export function RateCards({ offers, ...rest }: RatesProps) {
  if (offers.length === 0) return null;
  return (
    <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {offers.map((offer) => (
        <CarrierCard key={offer.id} offer={offer} {...rest} />
      ))}
    </Stack>
  );
}

function CarrierCard(props: RateProps) {
  const { quote, invitations, offer, chosenId, onChoose } = props;
  const may = mayChoose(props);
  return (
    <Box component="li" sx={[CARD, offer.id === chosenId && CHOSEN]}>
      <Box onClick={may ? () => onChoose?.(offer.id) : undefined}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', minWidth: 0 }}>
            {may && <OfferRadio {...props} />}
            {offer.rate && <OfferRank offer={offer} />}
            <CarrierName offer={offer} />
          </Box>
          <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
            <RateAmount quote={quote} offer={offer} />
          </Box>
        </Box>
        {offer.rate && (
          <Box sx={LINE}>
            <Figures quote={quote} offer={offer} />
          </Box>
        )}
      </Box>
      <Course quote={quote} invitations={invitations} invitation={offer} />
    </Box>
  );
}

function Figures({ quote, offer }: Pick<RateProps, 'quote' | 'offer'>) {
  const translate = useTranslate();
  const transit = useTransit(offer);
  return (
    <>
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
    </>
  );
}

const CARD = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 };
const CHOSEN = { borderColor: 'primary.main', bgcolor: 'tint' };
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  my: 0.75,
  fontSize: '0.8125rem',
  color: 'text.secondary',
};
