import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../pages/Section.tsx';
import { TextButton } from '../actions/TextButton.tsx';
import { useNumberFormat } from '../format/useNumberFormat.ts';
import { ImportActions } from './ImportActions.tsx';
import { ImportRows } from './ImportRows.tsx';
import { type Import, isOver, useImport } from './useImport.ts';

interface ImportResultProps {
  id: string;
  onAnother: () => void;
}

/** The progress of an import and, when it has ended, the results of its rows. */
export function ImportResult({ id, onAnother }: ImportResultProps) {
  const translate = useTranslate();
  const { data: found, error } = useImport(id);
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
  if (!found) return <LinearProgress aria-label={translate('anden.load.working')} />;
  return (
    <>
      <Section title="anden.load.result">
        <Stack spacing={2}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{found.fileName}</Typography>
          {isOver(found) ? <Outcome {...found} /> : <UnderWay {...found} />}
          <Counts {...found} />
          {isOver(found) && <ImportActions {...found} onAnother={onAnother} />}
        </Stack>
      </Section>
      {found.rowsFailed + found.rowsWarned > 0 && <ImportRows {...found} />}
    </>
  );
}

function Outcome({ status, rowsTotal, rowsUnchanged, rowsFailed }: Import) {
  const translate = useTranslate();
  if (status === 'failed') return <Alert severity="error">{translate('anden.load.broken')}</Alert>;
  if (rowsUnchanged === rowsTotal)
    return <Alert severity="info">{translate('anden.load.unchanged')}</Alert>;
  if (rowsFailed === rowsTotal)
    return <Alert severity="error">{translate('anden.load.none')}</Alert>;
  if (rowsFailed > 0) return <Alert severity="warning">{translate('anden.load.partly')}</Alert>;
  return <Alert severity="success">{translate('anden.load.done')}</Alert>;
}

function UnderWay({ rowsRead, rowsTotal }: Import) {
  const translate = useTranslate();
  return (
    <>
      <LinearProgress
        variant={rowsRead > 0 ? 'determinate' : 'indeterminate'}
        value={(rowsRead * 100) / Math.max(rowsTotal, 1)}
        aria-label={translate('anden.load.working')}
      />
      <Typography color="text.secondary">{translate('anden.load.leave')}</Typography>
    </>
  );
}

function Counts({ rowsTotal, rowsRead, rowsCreated, rowsUnchanged, ...rest }: Import) {
  const translate = useTranslate();
  const write = useNumberFormat();
  const counts = {
    read: rowsRead,
    created: rowsCreated,
    ...(rowsUnchanged > 0 && { unchanged: rowsUnchanged }),
    failed: rest.rowsFailed,
    warned: rest.rowsWarned,
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }} aria-live="polite">
      {Object.entries(counts).map(([name, count]) => (
        <Stack key={name}>
          <Typography variant="h3" component="span">
            {write(count)}
            {name === 'read' && ` / ${write(rowsTotal)}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate(`anden.load.count.${name}`)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
