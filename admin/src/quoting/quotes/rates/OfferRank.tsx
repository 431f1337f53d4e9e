import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../../core/theme/visuallyHidden.ts';
import type { Invitation } from '../quote.ts';

/** The rank of a rate; a dash for rates that do not count, nothing without one. */
export function OfferRank({ offer }: { offer: Invitation }) {
  const translate = useTranslate();
  if (!offer.rate) return <Box component="span" sx={RANK} />;
  return (
    <Box component="span" sx={RANK}>
      <Box component="span" sx={visuallyHidden}>{`${translate('quotes.rates.rank')} `}</Box>
      {offer.place ?? '—'}
    </Box>
  );
}

const RANK = {
  position: 'relative',
  minWidth: 14,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  lineHeight: 1.45,
};
