import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { TextButton } from '../actions/TextButton.tsx';
import { useFile } from './useFile.ts';
import type { Import } from './useImport.ts';

/** The buttons of a finished import: the records that it created, the file with its errors, and the next file. */
export function ImportActions({
  id,
  resource,
  rowsCreated,
  rowsFailed,
  rowsWarned,
  onAnother,
}: Import & { onAnother: () => void }) {
  const translate = useTranslate();
  const file = useFile();
  const filter = encodeURIComponent(JSON.stringify({ importId: id }));
  const getFile = (query: string) => file.get(`/api/imports/${id}/file${query}`);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {rowsCreated > 0 && (
          <Button variant="contained" component={Link} to={`/admin/${resource}?filter=${filter}`}>
            {translate('anden.load.see')}
          </Button>
        )}
        {rowsFailed > 0 && (
          <TextButton
            label="anden.load.failedFile"
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            onClick={() => getFile('')}
          />
        )}
        {rowsFailed + rowsWarned > 0 && (
          <TextButton
            label="anden.load.ownFile"
            startIcon={<FileDownloadOutlined />}
            onClick={() => getFile('?rows=all')}
          />
        )}
        <TextButton label="anden.load.another" onClick={onAnother} />
      </Stack>
      {file.error && <Alert severity="error">{translate(file.error, { _: file.error })}</Alert>}
    </Stack>
  );
}
