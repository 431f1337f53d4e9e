import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { ExportDialog } from './ExportDialog.tsx';
import { useExport } from './useExport.ts';

/** All rows that the list's filters leave, as a file that Excel opens; for those who may have it. */
export function ExportButton() {
  const resource = useResourceContext() ?? '';
  const { total } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { start, ...state } = useExport();
  if (!canAccess) return null;
  return (
    <>
      <Button label="anden.export.action" onClick={start} disabled={total === 0}>
        <FileDownloadOutlined />
      </Button>
      <ExportDialog {...state} onRetry={start} />
    </>
  );
}
