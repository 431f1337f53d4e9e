import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { type FilesOf, forget, isFor, useKept } from './store.ts';

/** The files of a proof document that are on this device alone: those that wait, and each that was refused with its reason. */
export function KeptFiles(record: FilesOf) {
  const translate = useTranslate();
  const files = useKept().filter((file) => isFor(file, record));
  const waiting = files.filter(({ refusal }) => !refusal);
  const names = waiting.map(({ fileName }) => fileName).join(', ');
  return (
    <Stack role="status" sx={{ gap: 0.5, mt: files.length > 0 ? 0.5 : 0 }}>
      {waiting.length > 0 && (
        <Stack direction="row" sx={{ gap: 0.75, color: 'warning.main' }}>
          <CloudOffOutlined fontSize="small" aria-hidden />
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {translate('evidence.waiting', { smart_count: waiting.length })} {names}
          </Typography>
        </Stack>
      )}
      {files.map((file) => {
        const { key, fileName: name, refusal: reason } = file;
        if (!reason) return null;
        const label = `${translate('evidence.forget')}: ${name}`;
        const button = { 'aria-label': label, onClick: () => void forget(file) };
        return (
          <Alert
            key={key}
            severity="error"
            sx={{ overflowWrap: 'anywhere' }}
            action={<TextButton label="evidence.forget" color="inherit" size="small" {...button} />}
          >
            {translate('evidence.refused', { name, reason })}
          </Alert>
        );
      })}
    </Stack>
  );
}
