import { Alert, Link } from '@mui/material';
import { Link as RouterLink, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import type { Shipment } from '../shipment.ts';

/** What a change of a load by legs, or of a leg, reaches, above its form; of a leg with the way to its whole. */
export function LegHint() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { byLegs, wholeId, wholeReference } = useRecordContext<Shipment>() ?? {};
  if (!byLegs && !wholeId) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
      {translate(byLegs ? 'shipments.byLegs.changesLegs' : 'shipments.byLegs.changesHandOver')}{' '}
      {wholeId && (
        <Link
          component={RouterLink}
          to={createPath({ resource: 'shipments', id: wholeId, type: 'edit' })}
          sx={{ display: 'inline-block', minHeight: 24 }}
        >
          {translate('shipments.byLegs.editWhole', { reference: wholeReference })}
        </Link>
      )}
    </Alert>
  );
}
