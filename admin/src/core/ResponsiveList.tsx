import { Card, CardActionArea, CardContent, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type DataTableProps,
  Link,
  RecordsIterator,
  SelectAllButton,
  useCanAccess,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { BulkArchiveButton } from './list/BulkArchiveButton.tsx';
import { NoMatches } from './NoMatches.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

interface ResponsiveListProps extends DataTableProps {
  /** What a card says of its record, read from the record context. */
  card: ReactNode;
  /** The page that a row or a card leads to, if any. */
  to?: 'show' | 'edit' | false;
  /** What can be done to selected rows, for those who may archive; to archive them by default. */
  bulkActions?: ReactNode;
}

/**
 * A list's rows: a table of `<DataTable.Col>`s, which can be selected where the user may archive, and below 768 px cards that one thumb can open.
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
  if (!isPending && total === 0) return table.empty ?? <NoMatches />;
  if (isNarrow) return <Cards to={to}>{card}</Cards>;
  return (
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
  );
}

/** As many as one bulk call takes. */
const MOST = 500;

function Cards({ to, children }: { to: 'show' | 'edit' | false; children: ReactNode }) {
  const { isPending } = useListContext();
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      <RecordsIterator>
        <RecordCard to={to}>{children}</RecordCard>
      </RecordsIterator>
    </Stack>
  );
}

function RecordCard({ to, children }: { to: 'show' | 'edit' | false; children: ReactNode }) {
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const content = <CardContent sx={{ p: 1.75 }}>{children}</CardContent>;
  return (
    <Card component="li" variant="outlined">
      {to ? (
        <CardActionArea component={Link} to={createPath({ resource, id, type: to })}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}
