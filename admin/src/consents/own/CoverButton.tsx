import { Button } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { readFileAt, save } from '../../documents/index.ts';

/** Saves the cover of a packet. */
export function CoverButton({ id, recipient }: { id: string; recipient: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const label = translate('consents.packets.cover');
  const onClick = async () => {
    setBusy(true);
    try {
      save(await readFileAt(`/api/packets/${id}/cover`));
    } catch (error) {
      notify((error as HttpError).message || 'anden.action.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      aria-label={`${label}: ${recipient}`}
      onClick={() => void onClick()}
    >
      {label}
    </Button>
  );
}
