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
import { TextButton } from './TextButton.tsx';

interface SecretDialogProps {
  /** Undefined when the answer with it was lost. */
  secret: string | undefined;
  /** The message key below which `title`, `text`, `label` and the others are. */
  words: string;
  onClose: () => void;
}

/** A new secret, shown once. It closes only by its button, so that no stray press loses the secret. */
export function SecretDialog({ secret, words, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{translate(`${words}.title`)}</DialogTitle>
      <DialogContent>
        {secret ? (
          <Stack spacing={2}>
            <Typography variant="body2">{translate(`${words}.text`)}</Typography>
            <Secret secret={secret} label={translate(`${words}.label`)} />
          </Stack>
        ) : (
          <Alert severity="warning">{translate(`${words}.missing`)}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {secret && <CopyButton text={secret} words={words} />}
        <TextButton label={secret ? `${words}.done` : 'ra.action.close'} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

function Secret({ secret, label }: { secret: string; label: string }) {
  return (
    <TextField
      multiline
      fullWidth
      value={secret}
      onFocus={({ target }) => target.select()}
      slotProps={{
        htmlInput: {
          readOnly: true,
          'aria-label': label,
          sx: { fontFamily: 'monospace', wordBreak: 'break-all' },
        },
      }}
    />
  );
}

function CopyButton({ text, words }: { text: string; words: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(`${words}.copied`, { type: 'success' }),
      () => notify(`${words}.notCopied`, { type: 'warning' }),
    );
  return <TextButton variant="contained" label={`${words}.copy`} onClick={() => void copy()} />;
}
