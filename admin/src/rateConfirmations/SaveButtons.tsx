import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, Stack } from '@mui/material';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { opened } from '../core/data/http.ts';
import { nameOf, save } from '../core/list/export/download.ts';
import type { Confirmation } from './useConfirmations.ts';

interface SaveButtonsProps {
  shipmentId: string;
  confirmation: Pick<Confirmation, 'id' | 'revision'>;
  size?: 'small';
}

/** Saves a revision as a PDF or as a page. */
export function SaveButtons({ shipmentId, confirmation, size }: SaveButtonsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, revision } = confirmation;
  const saveAs = (format: Format) =>
    readFile(`/api/shipments/${shipmentId}/rateConfirmations/${id}/file?format=${format}`).catch(
      ({ message }: HttpError) => notify(message || 'anden.action.failed', { type: 'error' }),
    );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size={size}
          variant={size ? 'text' : 'outlined'}
          startIcon={<DownloadOutlined />}
          onClick={() => saveAs(format)}
          aria-label={translate('rateConfirmations.save', {
            format: format.toUpperCase(),
            revision,
          })}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Stack>
  );
}

const FORMATS = ['pdf', 'html'] as const;
type Format = (typeof FORMATS)[number];

async function readFile(url: string): Promise<void> {
  const response = await opened(url, { headers: new Headers({ Accept: '*/*' }) });
  save(await response.blob(), nameOf(response));
}
