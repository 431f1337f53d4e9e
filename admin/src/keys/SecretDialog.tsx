import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { TextButton } from '../core/actions/TextButton.tsx';

interface SecretDialogProps {
  /** Undefined when the answer with it was lost. */
  secret: string | undefined;
  onClose: () => void;
}

/** The secret of a new key, shown once. It closes only by its button, so that no stray press loses the secret. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{translate('keys.secret.title')}</DialogTitle>
      <DialogContent>
        {secret ? (
          <Stack spacing={2}>
            <Typography variant="body2">{translate('keys.secret.text')}</Typography>
            <Secret secret={secret} />
          </Stack>
        ) : (
          <Alert severity="warning">{translate('keys.secret.missing')}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {secret && <CopyButton text={secret} />}
        <TextButton label={secret ? 'keys.secret.done' : 'ra.action.close'} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

function Secret({ secret }: { secret: string }) {
  const translate = useTranslate();
  return (
    <TextField
      multiline
      fullWidth
      value={secret}
      onFocus={({ target }) => target.select()}
      slotProps={{
        htmlInput: {
          readOnly: true,
          'aria-label': translate('keys.secret.label'),
          sx: { fontFamily: 'monospace', wordBreak: 'break-all' },
        },
      }}
    />
  );
}

function CopyButton({ text }: { text: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('keys.secret.copied', { type: 'success' }),
      () => notify('keys.secret.notCopied', { type: 'warning' }),
    );
  return <TextButton variant="contained" label="keys.secret.copy" onClick={() => void copy()} />;
}
