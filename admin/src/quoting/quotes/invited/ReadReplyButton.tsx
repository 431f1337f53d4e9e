import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import type { Invitation } from '../quote.ts';
import { MailedReply } from './MailedReply.tsx';
import { ReplyText } from './ReplyText.tsx';

/** Shows the replies by mail of a carrier whose answer can no longer be recorded, and says so. */
export function ReadReplyButton({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = translate('quotes.readReply.action');
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={`${label}: ${invitation.carrierName}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{translate('quotes.mailed.title')}</DialogTitle>
        <DialogContent>
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('quotes.readReply.help')}
          </Alert>
          <MailedReply invitation={invitation}>
            {(reply) => <ReplyText reply={reply} />}
          </MailedReply>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="ra.action.close" onClick={close} />
        </DialogActions>
      </Dialog>
    </>
  );
}
