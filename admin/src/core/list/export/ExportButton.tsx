import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import {
  Button,
  useCanAccess,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ExportDialog } from './ExportDialog.tsx';
import { useExport } from './useExport.ts';

/**
 * Exports all rows that match the list's filters as CSV, for users who may export. Its name is given here because
 * react-admin's button has none where it is disabled and shows only an icon.
 */
export function ExportButton() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { total } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { start, ...state } = useExport();
  if (!canAccess) return null;
  return (
    <>
      <Button
        label="anden.export.action"
        aria-label={translate('anden.export.action')}
        onClick={start}
        disabled={total === 0}
      >
        <FileDownloadOutlined />
      </Button>
      <ExportDialog {...state} onRetry={start} />
    </>
  );
}
