import { Box, Link, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { WIDE } from '../../../core/pages/FormSection.tsx';
import { useLastQuote } from './useLastQuote.ts';

/** Says which fields were filled in from the customer's last quote, and offers to empty them again. */
export function LastQuoteNote() {
  const translate = useTranslate();
  const note = useRef<HTMLElement>(null);
  const { filled, undo } = useLastQuote(note);
  const names = Object.keys(filled?.values ?? {});
  const parts = PARTS.filter(({ of }) => names.some((name) => of.test(name)));
  const what = parts.map(({ label }) => translate(label)).join(', ');
  return (
    <Box ref={note} role="status" sx={filled ? LINE : NONE}>
      {filled && (
        <>
          <Typography variant="body2" component="span" color="text.secondary">
            {translate('quotes.last.filled', {
              reference: filled.reference,
              what,
            })}
          </Typography>
          <Link component="button" type="button" variant="body2" onClick={undo}>
            {translate('quotes.last.undo')}
          </Link>
        </>
      )}
    </Box>
  );
}

const PARTS = [
  { of: /^(origin\.|destination\.|stops$)/, label: 'quotes.last.lane' },
  { of: /^distanceKm$/, label: 'quotes.last.distance' },
  { of: /^equipmentId$/, label: 'quotes.last.equipment' },
  { of: /^comodityId$/, label: 'quotes.last.commodity' },
  { of: /^hazmat$/, label: 'quotes.last.hazmat' },
];
const LINE = {
  ...WIDE,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: -2,
  mb: 2.5,
  px: 1.75,
};
/** Out of the grid, whose gap it would double, but there for screen readers to announce what comes. */
const NONE = { position: 'absolute' } as const;
