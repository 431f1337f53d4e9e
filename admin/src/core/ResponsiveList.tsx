import { Card, CardActionArea, CardContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  Link,
  RecordsIterator,
  useCreatePath,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useIsNarrow } from './useIsNarrow.ts';

interface ResponsiveListProps extends DataTableProps {
  /** What a card says of its record, read from the record context. */
  card: ReactNode;
  /** The page that a row or a card leads to. */
  to?: 'show' | 'edit';
}

/** A list's rows: a table of `<DataTable.Col>`s, and below 768 px cards that one thumb can open. */
export function ResponsiveList({ card, to = 'show', children, ...table }: ResponsiveListProps) {
  if (useIsNarrow()) return <Cards to={to}>{card}</Cards>;
  return (
    <DataTable rowClick={to} {...table}>
      {children}
    </DataTable>
  );
}

function Cards({ to, children }: { to: 'show' | 'edit'; children: ReactNode }) {
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      <RecordsIterator>
        <RecordCard to={to}>{children}</RecordCard>
      </RecordsIterator>
    </Stack>
  );
}

function RecordCard({ to, children }: { to: 'show' | 'edit'; children: ReactNode }) {
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Card component="li" variant="outlined">
      <CardActionArea component={Link} to={createPath({ resource, id, type: to })}>
        <CardContent sx={{ p: 1.75 }}>{children}</CardContent>
      </CardActionArea>
    </Card>
  );
}
