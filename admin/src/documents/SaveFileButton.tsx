import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { CarrierDocument } from './document.ts';
import { readFile, save } from './downloadFile.ts';

/** Downloads a file of the document in context: that of `version`, by default the newest. */
export function SaveFileButton({ version }: { version?: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const document = useRecordContext<CarrierDocument>();
  const [isBusy, setBusy] = useState(false);
  if (!document) return null;
  const name = translate(`documents.type.${document.type}`);
  const onClick = async () => {
    setBusy(true);
    try {
      save(await readFile(document.uuid, { version, saved: true }));
    } catch (error) {
      notify((error as HttpError).message || 'anden.action.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      loading={isBusy}
      loadingPosition="start"
      onClick={onClick}
      aria-label={`${translate('documents.download')}: ${name}${version ? ` (${version})` : ''}`}
      sx={{ minHeight: 44, flex: { xs: '1 1 auto', sm: 'none' } }}
    >
      {translate('documents.download')}
    </Button>
  );
}
