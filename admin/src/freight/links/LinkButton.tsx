import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Linked } from './link.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** The button that shows the text with a link, to be sent by WhatsApp or copied. */
export function LinkButton({ linked }: { linked: Linked }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('anden.link.action');
  return (
    <>
      <Button size="small" aria-label={`${label}: ${linked.name}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <LinkDialog linked={linked} onClose={() => setOpen(false)} />}
    </>
  );
}
