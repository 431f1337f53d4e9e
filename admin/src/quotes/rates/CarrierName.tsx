import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../freight/status/StatusChip.tsx';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { Confidence } from '../Confidence.tsx';
import type { Invitation } from '../quote.ts';

/** Who offers, how far it is trusted, and what sets its rate apart: late, withdrawn, awarded. */
export function CarrierName({ offer }: { offer: Invitation }) {
  const translate = useTranslate();
  const { carrierName, confidence, status, rate } = offer;
  return (
    <Box sx={{ mb: rate?.comment ? 0.75 : 0 }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {carrierName}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {confidence && <Confidence level={confidence} />}
        {rate?.late && <ToneChip tone="warning" label={translate('quotes.late')} />}
        {status !== 'rated' && <StatusChip of="invitations" status={status} />}
      </Box>
    </Box>
  );
}
