import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Lacking } from '../../../compliance/documents/index.ts';
import { Confidence } from '../Confidence.tsx';
import type { Invitation } from '../quote.ts';

/** An invited carrier, its confidence, why it lost the load before, and whether its documents are valid. */
export function CarrierName({ offer }: { offer: Invitation }) {
  const { carrierName, confidence, unassignedReason } = offer;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {carrierName}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {confidence && <Confidence level={confidence} />}
        {unassignedReason && <UnassignedBefore reason={unassignedReason} />}
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
