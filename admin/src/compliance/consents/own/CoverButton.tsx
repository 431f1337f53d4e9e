import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useBusy } from '../../../core/actions/useBusy.ts';
import { readFileAt, save } from '../../documents/index.ts';

/** Saves the cover of a packet. */
export function CoverButton({ id, recipient }: { id: string; recipient: string }) {
  const translate = useTranslate();
  const { isBusy, run } = useBusy();
  const label = translate('consents.packets.cover');
  const saveCover = async () => save(await readFileAt(`/api/packets/${id}/cover`));
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      aria-label={`${label}: ${recipient}`}
      onClick={() => void run(saveCover)}
    >
      {label}
    </Button>
  );
}
