import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { ExportDialog } from './ExportDialog.tsx';
import { FormatButton } from './FormatButton.tsx';
import { useExport } from './useExport.ts';

/** Exports all rows that match the list's filters to Excel or CSV, for users who may export. */
export function ExportButton() {
  const resource = useResourceContext() ?? '';
  const { total } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { start, ...state } = useExport();
  if (!canAccess) return null;
  return (
    <>
      <FormatButton label="anden.export.action" onChoose={start} isDisabled={total === 0} />
      <ExportDialog {...state} />
    </>
  );
}
