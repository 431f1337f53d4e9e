import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type DataTableProps,
  SelectAllButton,
  useCanAccess,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { BulkArchiveButton } from './bulk/BulkArchiveButton.tsx';
import { Cards } from './Cards.tsx';
import { NamedCheckboxes } from './NamedCheckboxes.tsx';
import { NoMatches } from './NoMatches.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

interface ResponsiveListProps extends DataTableProps {
  /** What a card says of its record, read from the record context. */
  card: ReactNode;
  /** The page that a row or a card leads to, if any. */
  to?: 'show' | 'edit' | false;
  /** What can be done to selected rows, for those who may archive; to archive them by default. */
  bulkActions?: ReactNode;
}

/**
 * A list's rows: a table of `<DataTable.Col>`s, and below 768 px cards that one thumb can open; selected where the
 * user may archive.
 * `empty` stands there when nothing matches.
 */
export function ResponsiveList({
  card,
  to = 'show',
  bulkActions = <BulkArchiveButton />,
  children,
  ...table
}: ResponsiveListProps) {
  const resource = useResourceContext() ?? '';
  const { canAccess: maySelect = false } = useCanAccess({ resource, action: 'delete' });
  const isNarrow = useIsNarrow();
  const { total, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rounded" height={320} aria-busy />;
  if (total === 0) return table.empty ?? <NoMatches />;
  if (isNarrow)
    return (
      <Cards to={to} bulkActions={maySelect && bulkActions}>
        {card}
      </Cards>
    );
  return (
    <NamedCheckboxes>
      <DataTable
        rowClick={to}
        bulkActionButtons={maySelect && bulkActions}
        bulkActionsToolbar={
          <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST} />}>
            {bulkActions}
          </BulkActionsToolbar>
        }
        {...table}
      >
        {children}
      </DataTable>
    </NamedCheckboxes>
  );
}

/** As many as one bulk call takes. */
const MOST = 500;
