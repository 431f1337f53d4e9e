import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import type { Invitation, Quote } from '../quote.ts';
import { partsOf } from '../../../freight/rates/rateParts.ts';
import { OfferMargin } from './OfferMargin.tsx';

/** A rate in the quote's currency; below it in the carrier's currency, all-in or in parts. */
export function RateAmount({ quote, offer }: { quote: Quote; offer: Invitation }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { rate, amount } = offer;
  if (!rate) return null;
  const isConverted = rate.currency !== quote.currency;
  return (
    <>
      <Typography
        variant="body2"
        component="p"
        noWrap
        sx={{ fontWeight: 650, fontSize: '0.95rem' }}
      >
        {money(amount, quote.currency)}
      </Typography>
      {quote.saleValue && (
        <Small>
          {translate('quotes.rates.margin')} <OfferMargin quote={quote} offer={offer} />
        </Small>
      )}
      {isConverted && <Small>{money(rate.total, rate.currency)}</Small>}
      {rate.allIn ? (
        <>
          <Small>{translate('quotes.allIn')}</Small>
          {rate.stopOffCharge && (
            <Small wraps>
              {translate('anden.stopOff.ofAllIn', {
                times: rate.additionalStops,
                amount: money(rate.stopOffCharge, rate.currency),
              })}
            </Small>
          )}
        </>
      ) : (
        <Box
          component="details"
          sx={{ fontSize: '0.78rem', color: 'text.secondary' }}
          onClick={(event) => event.stopPropagation()}
        >
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {translate('quotes.parts')}
          </Box>
          {partsOf(rate).map(([part, value]) => (
            <Small key={part} wraps>
              {translate(`anden.part.${part}`)} {money(value, rate.currency)}
            </Small>
          ))}
        </Box>
      )}
    </>
  );
}

function Small({ children, wraps }: { children: ReactNode; wraps?: boolean }) {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        whiteSpace: wraps ? 'normal' : 'nowrap',
        fontSize: '0.78rem',
        color: 'text.secondary',
        lineHeight: 1.4,
      }}
    >
      {children}
    </Box>
  );
}
