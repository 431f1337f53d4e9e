import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { nameOf, save } from '../../core/list/export/download.ts';
import { type Document, readDocument } from './readDocument.ts';

interface SaveButtonProps extends Document {
  revision: number;
  size?: 'small';
}

/** The button that saves a revision as PDF or HTML. */
export function SaveButton({ revision, size, ...document }: SaveButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const format = document.format.toUpperCase();
  const read = async () => {
    const response = await readDocument(document);
    save(await response.blob(), nameOf(response));
  };
  const showRefusal = ({ message }: HttpError) =>
    notify(message || 'anden.action.failed', { type: 'error' });
  return (
    <Button
      size={size}
      variant={size ? 'text' : 'outlined'}
      startIcon={<DownloadOutlined />}
      onClick={() => read().catch(showRefusal)}
      aria-label={translate('rateConfirmations.save', { format, revision })}
    >
      {format}
    </Button>
  );
}
