import { Alert, Button } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ANCHOR } from './RateConfirmation.tsx';
import { useConfirmations } from './useConfirmations.ts';

/** A note for the carrier at the top of a load that a rate confirmation waits for acceptance, with a link to it. */
export function ToAccept({ shipment }: { shipment: Schemas['Shipment'] }) {
  const translate = useTranslate();
  const { data } = useConfirmations(shipment);
  if (!data?.[0]?.can.includes('accept')) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={Link} to={{ search: '?tab=papers', hash: `#${ANCHOR}` }}>
          {translate('rateConfirmations.read')}
        </Button>
      }
    >
      {translate('rateConfirmations.waits')}
    </Alert>
  );
}
