import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useBusy } from '../../core/actions/useBusy.ts';
import type { CarrierDocument } from './document.ts';
import { readFile, save } from './downloadFile.ts';

/** Downloads a file of the document in context: that of `version`, by default the newest. */
export function SaveFileButton({ version }: { version?: number }) {
  const translate = useTranslate();
  const document = useRecordContext<CarrierDocument>();
  const { isBusy, run } = useBusy();
  if (!document) return null;
  const name = translate(`documents.type.${document.type}`);
  const saveFile = async () => save(await readFile(document.uuid, { version, isDownload: true }));
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() => void run(saveFile)}
      aria-label={`${translate('documents.download')}: ${name}${version ? ` (${version})` : ''}`}
      sx={{ minHeight: 44, flex: { xs: '1 1 auto', sm: 'none' } }}
    >
      {translate('documents.download')}
    </Button>
  );
}
