import { Card, CardActionArea, CardContent, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  Link,
  RecordsIterator,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { NoMatches } from './NoMatches.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

interface ResponsiveListProps extends DataTableProps {
  /** What a card says of its record, read from the record context. */
  card: ReactNode;
  /** The page that a row or a card leads to, if any. */
  to?: 'show' | 'edit' | false;
}

/**
 * A list's rows: a table of `<DataTable.Col>`s, and below 768 px cards that one thumb can open.
 * `empty` stands there when nothing matches.
 */
export function ResponsiveList({ card, to = 'show', children, ...table }: ResponsiveListProps) {
  const isNarrow = useIsNarrow();
  const { total, isPending } = useListContext();
  if (!isPending && total === 0) return table.empty ?? <NoMatches />;
  if (isNarrow) return <Cards to={to}>{card}</Cards>;
  return (
    <DataTable rowClick={to} {...table}>
      {children}
    </DataTable>
  );
}

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
