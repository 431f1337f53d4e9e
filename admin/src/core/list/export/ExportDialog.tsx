import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { TextButton } from '../../actions/TextButton.tsx';
import { useNumberFormat } from '../../format/useNumberFormat.ts';
import type { ExportState } from './useExport.ts';

interface ExportDialogProps extends ExportState {
  /** The message key of its title. */
  title?: string;
  stop: () => void;
  retry: () => void;
}

/** Shows the progress or the error of an export, with buttons to cancel or try again. */
export function ExportDialog({
  progress,
  error,
  stop,
  retry,
  title = 'anden.export.title',
}: ExportDialogProps) {
  const translate = useTranslate();
  const write = useNumberFormat();
  const id = useId();
  const { rows = 0, total = 0 } = progress ?? {};
  const text = { rows: write(rows), total: write(total) };
  return (
    <Dialog open={Boolean(progress ?? error)} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate(error ? 'anden.export.failed' : title)}</DialogTitle>
      <DialogContent>
        {error ? (
          <Alert severity="error">{translate(error, { _: error })}</Alert>
        ) : (
          <>
            <LinearProgress
              variant={total ? 'determinate' : 'indeterminate'}
              value={total && (rows * 100) / total}
              aria-labelledby={id}
              sx={{ my: 1.5 }}
            />
            <Typography color="text.secondary" aria-live="polite">
              {translate(total ? 'anden.export.progress' : 'anden.export.preparing', text)}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <TextButton label="anden.action.cancel" onClick={stop} />
        {error && <TextButton label="anden.list.retry" variant="contained" onClick={retry} />}
      </DialogActions>
    </Dialog>
  );
}
