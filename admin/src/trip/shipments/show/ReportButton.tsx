import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Shipment } from '../shipment.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** The button that opens the dialog to report an incident. */
export function ReportButton({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('shipments.incidents.report')}
      </Button>
      {isOpen && <ReportDialog shipment={shipment} onClose={() => setOpen(false)} />}
    </>
  );
}
