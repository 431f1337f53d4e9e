import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { localName } from '../../../core/format/localName.ts';
import { MoreStops } from '../../../freight/places/LaneField.tsx';
import { placeText } from '../../../freight/places/placeText.ts';
import { visuallyHidden } from '../../../core/theme/visuallyHidden.ts';
import type { Quote } from '../quote.ts';
import { AbsenceNote } from './AbsenceNote.tsx';
import { DeadlineNote } from './DeadlineNote.tsx';
import { NextStep } from './NextStep.tsx';
import { QuoteNumbers } from './QuoteNumbers.tsx';

/** The lane of a quote, its numbers, its deadline and the next step. */
export function QuoteHeader({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const { origin, destination, movement, customerName } = quote;
  const about = [
    customerName,
    translate(`anden.movement.${movement}`),
    localName(quote, 'equipmentName'),
  ];
  return (
    <Card component="section" aria-label={quote.reference}>
      <Box sx={HEAD}>
        <Typography component="h2" variant="h1" sx={LANE}>
          {placeText(origin)}
          <ArrowForward aria-hidden sx={{ color: 'text.secondary' }} />
          <Box component="span" sx={visuallyHidden}>
            {translate('quotes.to')}
          </Box>
          {placeText(destination)}
          <MoreStops count={quote.stops.length - 2} />
        </Typography>
        <Typography color="text.secondary">{about.filter(Boolean).join(' · ')}</Typography>
        <AbsenceNote quote={quote} />
      </Box>
      <QuoteNumbers quote={quote} />
      <DeadlineNote quote={quote} />
      <NextStep quote={quote} />
    </Card>
  );
}

const HEAD = { minWidth: 0, p: { xs: 2, sm: 2.5 } };
const LANE = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontSize: { xs: '1.375rem', sm: '1.75rem' },
  mb: 0.5,
} as const;
