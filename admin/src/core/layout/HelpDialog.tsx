import ChatOutlined from '@mui/icons-material/ChatOutlined';
import MailOutline from '@mui/icons-material/MailOutline';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useHelpLinks } from './useHelpLinks.ts';

/** Offers contact by e-mail and by messaging app, without showing the details themselves. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const links = useHelpLinks();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="help-title">
      <DialogTitle id="help-title">{translate('anden.help.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('anden.help.text')}</DialogContentText>
        <Stack spacing={1.5}>
          <Button variant="contained" size="large" startIcon={<MailOutline />} href={links.email}>
            {translate('anden.help.email')}
          </Button>
          <Button
            variant="outlined"
            size="large"
            startIcon={<ChatOutlined />}
            href={links.chat}
            target="_blank"
            rel="noreferrer"
          >
            {translate('anden.help.chat')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('anden.help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
