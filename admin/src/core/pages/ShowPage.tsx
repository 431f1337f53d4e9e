import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  EditButton,
  RecordRepresentation,
  Show,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { ArchiveButton } from '../actions/ArchiveButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import { WarningsNote } from './WarningsNote.tsx';
import { PresenceNote } from '../live/PresenceNote.tsx';
import { unlessLive } from '../live/liveState.ts';

interface ShowPageProps {
  /** The sections of the view, rendered once the record is loaded. */
  children: ReactNode;
  /** The status of the record, in the header. */
  status?: ReactNode;
  /** More buttons of the header, before edit and archive. */
  actions?: ReactNode;
  /** The record's id, if it is not in the path. */
  id?: string;
  /** The interval in milliseconds at which the record is read again. */
  every?: number;
}

/** The page that shows a record: its status and buttons in the header, its warnings and sections. */
export function ShowPage({ children, status, actions, id, every }: ShowPageProps) {
  return (
    <Show
      id={id}
      component="div"
      offline={false}
      {...(every && { queryOptions: { refetchInterval: () => unlessLive(every) } })}
      title={<RecordTitle />}
      actions={<ShowHeader status={status}>{actions}</ShowHeader>}
      sx={{ '& .RaShow-card': { minWidth: 0 } }}
    >
      <WhenRead>
        <PresenceNote />
        <WarningsNote />
        <Stack spacing={2}>{children}</Stack>
      </WhenRead>
    </Show>
  );
}

/** Sections and columns of sections, side by side where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <Box sx={COLUMNS}>{children}</Box>;
}

/** One of the columns: sections below each other. */
export function Column({ children }: { children: ReactNode }) {
  return <Stack spacing={2}>{children}</Stack>;
}

function RecordTitle() {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return useRecordContext() ? <RecordRepresentation /> : labelOf(resource, 1);
}

/** Reads `can` itself: react-admin's useCanAccess caches the answer for a row of a list, which has no `can`. */
function ShowHeader({ status, children }: { status: ReactNode; children: ReactNode }) {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  return (
    <PageHeader status={record && status}>
      {children}
      {record?.can?.includes('update') && <EditButton />}
      <ArchiveButton />
    </PageHeader>
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
