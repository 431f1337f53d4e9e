import { Box } from '@mui/material';
import { LackingAlert } from '../../../compliance/documents/index.ts';
import type { Invitation } from '../quote.ts';

/** Which documents keep the chosen carrier from being assigned; renders nothing when all are valid. */
export function LackingDocuments({ offer }: { offer: Invitation }) {
  const { lackingDocuments, carrierId, carrierName = '', carrierNetwork: network } = offer;
  if (!lackingDocuments?.length) return null;
  const carrier = { id: carrierId, name: carrierName, network };
  return (
    <Box sx={{ mb: 1 }}>
      <LackingAlert documents={lackingDocuments} carrier={carrier} />
    </Box>
  );
}
