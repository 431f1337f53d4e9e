import ArrowForward from '@mui/icons-material/ArrowForward';
import { Stack, Typography } from '@mui/material';
import { RecordRepresentation } from 'react-admin';
import { ShortStatesField } from '../../freight/places/StatesField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { CONFIDENCE_TONES, STATUS_TONES } from './carrier.ts';

/** A carrier as a card: name, status and confidence, states of service. */
export function CarrierCard() {
  return (
    <Stack spacing={0.75}>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <Stack direction="row" spacing={1}>
        <WordField source="status" of="carriers.status" tones={STATUS_TONES} />
        <WordField source="confidence" of="carriers.confidence" tones={CONFIDENCE_TONES} />
      </Stack>
      <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <ShortStatesField source="originStates" />
        <ArrowForward sx={{ fontSize: 16, color: 'text.secondary' }} />
        <ShortStatesField source="deliveryStates" />
      </Stack>
    </Stack>
  );
}
