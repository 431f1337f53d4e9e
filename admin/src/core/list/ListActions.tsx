import type { ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin';
import { ExportButton } from './export/ExportButton.tsx';
import { SavedViews } from './views/SavedViews.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

interface ListActionsProps {
  children?: ReactNode;
  /** Whether there is a table whose columns can be chosen. */
  hasColumns?: boolean;
}

/**
 * What one can do with a whole list: filter it, keep it as a view, choose its columns, export it, load a file into it, add to it where
 * the module has a form, and `children`.
 */
export function ListActions({ children, hasColumns = true }: ListActionsProps) {
  const { hasCreate } = useResourceDefinition();
  const isNarrow = useIsNarrow();
  return (
    <TopToolbar>
      <FilterButton />
      <SavedViews />
      {!isNarrow && hasColumns && <ColumnsButton />}
      <ExportButton />
      <ImportButton />
      {children}
      {hasCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  );
}
