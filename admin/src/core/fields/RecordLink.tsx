import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import {
  Link as RouterLink,
  RecordRepresentation,
  useCreatePath,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

interface RecordLinkProps {
  /** The page that it links to; the view by default. */
  to?: 'show' | 'edit';
  children?: ReactNode;
  source?: string;
  label?: string;
}

/** A link to the record with the record's name, for the first cell of a list. */
export function RecordLink({ to = 'show', children }: RecordLinkProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: record.id, type: to })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={LINK}
    >
      {children ?? <RecordRepresentation />}
    </Link>
  );
}

const LINK = {
  display: 'inline-block',
  minHeight: 24,
  minWidth: 24,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
