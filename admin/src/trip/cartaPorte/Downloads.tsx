import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { openResponse } from '../../core/data/http.ts';
import { nameOf, save } from '../../core/list/export/download.ts';
import { Section } from '../../core/pages/Section.tsx';
import type { Shown } from './useCartaPorte.ts';

/** The buttons that save the complement's data for the program that issues the CFDI. */
export function Downloads({ data }: { data: Shown }) {
  const translate = useTranslate();
  const notify = useNotify();
  if (!data.can.includes('export')) return null;
  const read = async (format: string) => {
    const url = `/api/shipments/${data.id}/cartaPorte/file?format=${format}`;
    const response = await openResponse(url, { headers: new Headers({ Accept: '*/*' }) });
    save(await response.blob(), nameOf(response));
  };
  const showRefusal = ({ message }: HttpError) =>
    notify(message || 'anden.action.failed', { type: 'error' });
  return (
    <Section title="cartaPorte.files">
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('cartaPorte.filesHelp')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<DownloadOutlined />}
            onClick={() => read(format).catch(showRefusal)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}

const FORMATS = ['xml', 'json', 'csv'];
