import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Invitation } from '../quote.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** The button that shows the text with the carrier's link, to be sent by WhatsApp or copied. */
export function LinkButton({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('quotes.link.action');
  return (
    <>
      <Button
        size="small"
        aria-label={`${label}: ${invitation.carrierName}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <LinkDialog invitation={invitation} onClose={() => setOpen(false)} />}
    </>
  );
}
