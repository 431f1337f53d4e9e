import type { ReactNode } from 'react';
import { ColumnsButton, CreateButton, FilterButton, useResourceDefinition } from 'react-admin';
import { ExportButton } from './export/ExportButton.tsx';
import { SavedViews } from './views/SavedViews.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

interface ListActionsProps {
  children?: ReactNode;
  /** Whether the list is a table, whose columns can be chosen. */
  hasColumns?: boolean;
}

/**
 * The buttons above a list: filters, saved views, columns, export, bulk upload, `children`, and create where the
 * module has a form.
 */
export function ListActions({ children, hasColumns = true }: ListActionsProps) {
  const { hasCreate } = useResourceDefinition();
  const isNarrow = useIsNarrow();
  return (
    <>
      <FilterButton />
      <SavedViews />
      {!isNarrow && hasColumns && <ColumnsButton />}
      <ExportButton />
      <ImportButton />
      {children}
      {hasCreate && <CreateButton variant="contained" />}
    </>
  );
}
