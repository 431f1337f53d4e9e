import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { Lacking } from '../../../compliance/documents/index.ts';
import { Confidence } from '../Confidence.tsx';
import type { Invitation } from '../quote.ts';

/** The carrier of a rate, its confidence, and marks for late, withdrawn and assigned rates. */
export function CarrierName({ offer }: { offer: Invitation }) {
  const translate = useTranslate();
  const { carrierName, confidence, status, rate, unassignedReason } = offer;
  return (
    <Box sx={{ mb: rate?.comment ? 0.75 : 0 }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {carrierName}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {confidence && <Confidence level={confidence} />}
        {unassignedReason && <UnassignedBefore reason={unassignedReason} />}
        {rate?.late && <ToneChip tone="warning" label={translate('quotes.late')} />}
        {status !== 'rated' && <StatusChip of="invitations" status={status} />}
      </Box>
      <Lacking documents={offer.lackingDocuments} />
    </Box>
  );
}

/** Marks a carrier that the load was taken from, and why. */
function UnassignedBefore({ reason }: { reason: string }) {
  const translate = useTranslate();
  const why = translate(`anden.reasons.${reason}`, { _: reason }).toLowerCase();
  return (
    <Typography variant="caption" color="error.main" sx={{ fontWeight: 600 }}>
      {translate('quotes.unassignedBefore', { reason: why })}
    </Typography>
  );
}
