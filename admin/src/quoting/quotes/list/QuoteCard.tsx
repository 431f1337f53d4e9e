import { Box, Stack, Typography } from '@mui/material';
import { RecordRepresentation, useRecordContext } from 'react-admin';
import { LaneField } from '../../../freight/places/LaneField.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { DayField } from '../../../freight/load/DayField.tsx';
import { LegsSign } from '../legs/LegsSign.tsx';
import { isWithCarriers, type Quote } from '../quote.ts';
import { BestRateField } from './BestRateField.tsx';
import { EquipmentText } from './QuoteColumns.tsx';
import { RatesField } from './RatesField.tsx';
import { TimeLeftField } from './TimeLeftField.tsx';

/** A quote as a card: reference, status, lane, time left, rates. */
export function QuoteCard() {
  const quote = useRecordContext<Quote>();
  if (!quote) return null;
  const hasInvited = !!quote.invitedCount;
  return (
    <Stack spacing={1}>
      <Box sx={ENDS}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>
            <RecordRepresentation />
          </Typography>
          <StatusField of="quotes" />
        </Box>
        {hasInvited && isWithCarriers(quote) && <TimeLeftField />}
      </Box>
      <LaneField />
      <LegsSign />
      <Box sx={ENDS}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" component="p" noWrap>
            {quote.customerName}
          </Typography>
          <Box sx={FACTS}>
            <DayField source="pickupDate" />
            <EquipmentText />
          </Box>
        </Box>
        {hasInvited && (
          <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
            {quote.bestRate && <BestRateField />} <RatesField />
          </Box>
        )}
      </Box>
    </Stack>
  );
}

const ENDS = { display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 1.5 };
const FACTS = {
  display: 'flex',
  gap: 1,
  color: 'text.secondary',
  alignItems: 'baseline',
  whiteSpace: 'nowrap',
  '& > :first-of-type': { flexShrink: 0 },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
};
