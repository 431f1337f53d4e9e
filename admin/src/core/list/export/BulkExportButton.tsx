import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { ExportDialog } from './ExportDialog.tsx';
import { useExport } from './useExport.ts';

/** The selected rows as a file that Excel opens; for those who may have it. */
export function BulkExportButton() {
  const resource = useResourceContext() ?? '';
  const { selectedIds = [] } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { start, ...state } = useExport(selectedIds);
  if (!canAccess) return null;
  return (
    <>
      <Button label="anden.export.selected" onClick={start}>
        <FileDownloadOutlined />
      </Button>
      <ExportDialog {...state} onRetry={start} />
    </>
  );
}
