import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../pages/Section.tsx';
import { TextButton } from '../actions/TextButton.tsx';
import { ChooseDates } from './ChooseDates.tsx';
import { ConfirmImport } from './ConfirmImport.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportRows } from './ImportRows.tsx';
import { type Import, isOver, useImport } from './useImport.ts';
import { UnderstoodRows } from './UnderstoodRows.tsx';

interface ImportResultProps {
  id: string;
  onAnother: () => void;
}

/** An import: its progress, its preview while it waits for the confirmation, and at its end the results of its rows. */
export function ImportResult({ id, onAnother }: ImportResultProps) {
  const translate = useTranslate();
  const { data: upload, error } = useImport(id);
  if (error) {
    return (
      <Section>
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(error.message, { _: error.message })}
        </Alert>
        <TextButton label="anden.load.another" variant="contained" onClick={onAnother} />
      </Section>
    );
  }
  if (!upload) return <LinearProgress aria-label={translate('anden.load.working')} />;
  const isReady = upload.status === 'ready';
  return (
    <>
      <Section title={isReady ? 'anden.load.review' : 'anden.load.result'}>
        <Stack spacing={2}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{upload.fileName}</Typography>
          {isOver(upload) && <Outcome {...upload} />}
          {!isOver(upload) && !isReady && <UnderWay {...upload} />}
          <ImportCounts {...upload} />
          {isReady && upload.rowsNew === 0 && (
            <Alert severity="info">
              {translate(
                upload.rowsExisting > 0 ? 'anden.load.allExisting' : 'anden.load.allFailed',
              )}
            </Alert>
          )}
          {isReady && <ChooseDates {...upload} />}
          {isReady && <ConfirmImport {...upload} />}
          {(isOver(upload) || isReady) && <ImportActions {...upload} onAnother={onAnother} />}
        </Stack>
      </Section>
      {isReady && upload.rowsNew > 0 && <UnderstoodRows {...upload} />}
      {(isReady || isOver(upload)) && <ImportRows {...upload} />}
    </>
  );
}

function Outcome({ status, rowsRead, rowsUnchanged, rowsFailed }: Import) {
  const translate = useTranslate();
  if (status === 'failed') return <Alert severity="error">{translate('anden.load.broken')}</Alert>;
  if (status === 'cancelled' || status === 'expired')
    return <Alert severity="info">{translate(`anden.load.${status}`)}</Alert>;
  if (rowsUnchanged === rowsRead)
    return <Alert severity="info">{translate('anden.load.unchanged')}</Alert>;
  if (rowsFailed === rowsRead)
    return <Alert severity="error">{translate('anden.load.none')}</Alert>;
  if (rowsFailed > 0) return <Alert severity="warning">{translate('anden.load.partly')}</Alert>;
  return <Alert severity="success">{translate('anden.load.done')}</Alert>;
}

function UnderWay({ status, rowsRead, rowsWritten, rowsTotal }: Import) {
  const translate = useTranslate();
  const rows = status === 'reading' ? rowsRead : rowsWritten;
  const what = translate(status === 'reading' ? 'anden.load.reading' : 'anden.load.working');
  return (
    <>
      <Typography>{what}</Typography>
      <LinearProgress
        variant={rows > 0 ? 'determinate' : 'indeterminate'}
        value={(rows * 100) / Math.max(rowsTotal, 1)}
        aria-label={what}
      />
      <Typography color="text.secondary">{translate('anden.load.leave')}</Typography>
    </>
  );
}
