import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  EditButton,
  RecordRepresentation,
  Show,
  TopToolbar,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { ArchiveButton } from '../actions/ArchiveButton.tsx';
import { WarningsNote } from './WarningsNote.tsx';

interface ShowPageProps {
  /** The view's sections; they may rely on the record. */
  children: ReactNode;
  /** More that can be done with the record, before edit and archive. */
  actions?: ReactNode;
  /** The record, where the address does not name it. */
  id?: string;
  /** How often to read it again, in milliseconds. */
  every?: number;
}

/** The page that shows a record: what one may do with it, its warnings, its sections. */
export function ShowPage({ children, actions, id, every }: ShowPageProps) {
  return (
    <Show
      id={id}
      component="div"
      {...(every && { queryOptions: { refetchInterval: every } })}
      title={<RecordTitle />}
      actions={<ShowActions>{actions}</ShowActions>}
      sx={{ '& .RaShow-card': { minWidth: 0 } }}
    >
      <WhenRead>
        <WarningsNote />
        <Stack spacing={2}>{children}</Stack>
      </WhenRead>
    </Show>
  );
}

/** Sections, and stacks of them, side by side where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <Box sx={COLUMNS}>{children}</Box>;
}

/** Sections below each other in one of the columns. */
export function Column({ children }: { children: ReactNode }) {
  return <Stack spacing={2}>{children}</Stack>;
}

function RecordTitle() {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return useRecordContext() ? <RecordRepresentation /> : labelOf(resource, 1);
}

/** Not react-admin's own question: it remembers the answer for a list's row, which knows no `can`. */
function ShowActions({ children }: { children: ReactNode }) {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  return (
    <TopToolbar sx={{ minHeight: 0 }}>
      {children}
      {record?.can?.includes('update') && <EditButton />}
      <ArchiveButton />
    </TopToolbar>
  );
}

function WhenRead({ children }: { children: ReactNode }) {
  if (useRecordContext()) return children;
  return (
    <Stack spacing={2} aria-busy>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
