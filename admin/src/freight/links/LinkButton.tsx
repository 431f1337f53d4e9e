import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Linked } from './link.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** The button that shows the text with a link, to be sent by WhatsApp or copied. */
export function LinkButton({ linkTarget }: { linkTarget: Linked }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('anden.link.action');
  return (
    <>
      <Button
        size="small"
        aria-label={`${label}: ${linkTarget.name}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <LinkDialog linkTarget={linkTarget} onClose={() => setOpen(false)} />}
    </>
  );
}
