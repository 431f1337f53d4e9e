import { Box, Link as MuiLink } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { useRecordPath } from '../../core/modules/useRecordPath.ts';
import { Countdown } from '../../core/fields/Countdown.tsx';
import type { WaitingRecords } from './useHome.ts';

/** Counts the records that wait for an action; links to them, and to a single one directly. */
export function Task({ task }: { task: WaitingRecords }) {
  const translate = useTranslate();
  const path = useTaskPath(task);
  const { kind, count, first } = task;
  return (
    <Box component="li" sx={ROW}>
      <MuiLink component={Link} to={path} color="inherit" underline="hover" sx={LINK}>
        <b>{count}</b> {translate(`home.task.${kind}`, { smart_count: count })}
      </MuiLink>
      {first.deadlineAt && <Countdown isBare until={first.deadlineAt} />}
    </Box>
  );
}

function useTaskPath({ kind, resource, filter, count, first }: WaitingRecords): string {
  const recordPath = useRecordPath();
  if (count === 1) return recordPath(resource, first.id);
  const text = encodeURIComponent(JSON.stringify(filter));
  const list = PAGES[kind] ?? resource;
  return `/admin/${list}?filter=${text}&displayedFilters=%7B%7D&page=1`;
}

/** The pages of lists that are not at the path of their resource. */
const PAGES: Partial<Record<WaitingRecords['kind'], string>> = {
  answer: 'carrier/quotes',
  passport: 'passport',
};

const ROW = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 };
/** The style of a link on the line of tasks. */
export const LINK = {
  display: 'inline-block',
  py: { xs: 1, sm: 0.625 },
  whiteSpace: { sm: 'nowrap' },
  '& b': { fontSize: '1.125rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
};
