import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Shipment } from '../shipment.ts';

/** What keeps a delivered load from being closed, and so its carrier from being paid; renders nothing without any. */
export function ToClose({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { status, owedEvidence = [], pendingAccessorials = 0, openIncidents = 0 } = shipment;
  const counted = [
    pendingAccessorials > 0 &&
      translate('shipments.owed.accessorials', { smart_count: pendingAccessorials }),
    openIncidents > 0 && translate('shipments.incidents.count', { smart_count: openIncidents }),
  ].filter((text) => text !== false);
  const missing = [
    ...owedEvidence.map((type) => translate(`rateConfirmations.evidences.${type}`)),
    ...counted,
  ];
  if (status !== 'delivered' || missing.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('shipments.owed.title')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  );
}
