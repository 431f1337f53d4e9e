import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { localName } from '../../../core/format/localName.ts';
import { placeText } from '../../../freight/places/placeText.ts';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { visuallyHidden } from '../../../core/theme/visuallyHidden.ts';
import type { Quote } from '../quote.ts';
import { AbsenceNote } from './AbsenceNote.tsx';
import { DeadlineNote } from './DeadlineNote.tsx';
import { NextStep } from './NextStep.tsx';
import { QuoteActions } from '../actions/QuoteActions.tsx';
import { QuoteNumbers } from './QuoteNumbers.tsx';

/** The header of a quote: lane, status, next step. */
export function QuoteHeader({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const { origin, destination, movement, kind, customerName } = quote;
  const about = [
    customerName,
    translate(`anden.movement.${movement}`),
    localName(quote, 'equipmentName'),
  ];
  return (
    <Card component="section" aria-label={quote.reference}>
      <Box sx={HEAD}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={CHIPS}>
            <Typography sx={{ fontWeight: 650, color: 'text.secondary' }}>
              {quote.reference}
            </Typography>
            <StatusChip of="quotes" status={quote.status} />
            <ToneChip label={translate(`anden.kind.${kind}`)} />
            {quote.hazmat && (
              <ToneChip tone="warning" label={translate('resources.quotes.fields.hazmat')} />
            )}
          </Box>
          <Typography component="h2" variant="h1" sx={LANE}>
            {placeText(origin)}
            <ArrowForward aria-hidden sx={{ color: 'text.secondary' }} />
            <Box component="span" sx={visuallyHidden}>
              {translate('quotes.to')}
            </Box>
            {placeText(destination)}
          </Typography>
          <Typography color="text.secondary">{about.filter(Boolean).join(' · ')}</Typography>
          <AbsenceNote quote={quote} />
        </Box>
        <QuoteActions />
      </Box>
      <QuoteNumbers quote={quote} />
      <DeadlineNote quote={quote} />
      <NextStep quote={quote} />
    </Card>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
  p: { xs: 2, sm: 2.5 },
};
const CHIPS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 };
const LANE = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontSize: { xs: '1.375rem', sm: '1.75rem' },
  mb: 0.5,
} as const;
