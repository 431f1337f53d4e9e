import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { IssueDialog } from './IssueDialog.tsx';
import type { Confirmation } from './useConfirmations.ts';

interface IssueButtonProps {
  shipment: Schemas['Shipment'];
  latest: Confirmation | undefined;
}

/** The button that opens the dialog of the next revision, while the load has a carrier and is not over. */
export function IssueButton({ shipment, latest }: IssueButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'rateConfirmations', action: 'issue' });
  if (!canAccess || OVER.includes(shipment.status)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ flex: 'none' }}>
        {translate(`rateConfirmations.${latest ? 'revise' : 'issue'}`)}
      </Button>
      {isOpen && (
        <IssueDialog shipmentId={shipment.id} latest={latest} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const OVER = ['potential', 'confirmed', 'closed', 'cancelled'];
