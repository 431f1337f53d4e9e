import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import type { Invitation } from '../quote.ts';

interface LinkDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/** The request in words with the carrier's link, to be copied or opened in WhatsApp. */
export function LinkDialog({ invitation, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const { data: link, isError } = useLink(invitation);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">
        {translate('quotes.link.title', { carrier: invitation.carrierName })}
      </DialogTitle>
      <DialogContent>
        {isError && <Alert severity="error">{translate('quotes.link.failed')}</Alert>}
        {!link && !isError && <Skeleton variant="rounded" height={240} />}
        {link && (
          <TextField
            multiline
            fullWidth
            value={link.text}
            helperText={translate('quotes.link.help')}
            slotProps={{
              htmlInput: { readOnly: true, 'aria-label': translate('quotes.link.text') },
            }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {link && <Send link={link} />}
      </DialogActions>
    </Dialog>
  );
}

function Send({ link: { text, whatsApp } }: { link: Schemas['InvitationLink'] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('quotes.link.copied', { type: 'success' }),
      () => notify('quotes.link.notCopied', { type: 'warning' }),
    );
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {translate('quotes.link.copy')}
      </Button>
      <Button variant="contained" href={whatsApp} target="_blank" rel="noopener noreferrer">
        {translate('quotes.link.whatsApp')}
      </Button>
    </>
  );
}

function useLink({ id }: Invitation) {
  const { act } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['invitations', 'link', id],
    queryFn: async () => (await act<Schemas['InvitationLink']>('invitations', id, 'link', {})).data,
    gcTime: 0,
  });
}
