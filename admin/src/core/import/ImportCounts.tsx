import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../format/useNumberFormat.ts';
import type { Import } from './useImport.ts';

/** Counts the rows that were read, by their expected outcome or the one they have had. */
export function ImportCounts(upload: Import) {
  const translate = useTranslate();
  const write = useNumberFormat();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }} aria-live="polite">
      {Object.entries(countsOf(upload)).map(([name, count]) => (
        <Stack key={name}>
          <Typography variant="h3" component="span">
            {write(count)}
            {name === 'read' && ` / ${write(upload.rowsTotal)}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate(`anden.load.count.${name}`)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function countsOf(upload: Import): Record<string, number> {
  const { rowsRead: read, rowsFailed: failed, rowsWarned: warned } = upload;
  if (upload.status === 'reading') return { read };
  const { rowsNew, rowsArchived: archived, rowsExisting: existing } = upload;
  const isWritten = upload.status === 'running' || upload.status === 'done';
  if (!isWritten)
    return { new: rowsNew, existing, ...(archived > 0 && { archived }), failed, warned };
  const { rowsCreated: created, rowsUpdated: updated, rowsUnchanged: unchanged } = upload;
  return {
    read,
    created,
    ...(updated > 0 && { updated }),
    ...(unchanged > 0 && { unchanged }),
    failed,
    warned,
  };
}
