import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { ExportDialog } from './ExportDialog.tsx';
import { FormatButton } from './FormatButton.tsx';
import { useExport } from './useExport.ts';

/** The selected rows as a file for Excel or CSV; for those who may have it. */
export function BulkExportButton() {
  const resource = useResourceContext() ?? '';
  const { selectedIds = [] } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { start, ...state } = useExport(selectedIds);
  if (!canAccess) return null;
  return (
    <>
      <FormatButton label="anden.export.selected" onChoose={start} />
      <ExportDialog {...state} />
    </>
  );
}
