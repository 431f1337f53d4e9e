import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PageHeaderProps {
  /** Chips and short texts. */
  status?: ReactNode;
  /** The fields that choose what the page shows, in place of a status. */
  filters?: ReactNode;
  /** The buttons, the most important one last. */
  children?: ReactNode;
}

/**
 * The line below the title of a page: on the left the status of its record or what is chosen of its list, on the right
 * what can be done.
 */
export function PageHeader({ status, filters, children }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('anden.top.header')} sx={LINE}>
      <Box sx={STATUS}>{status}</Box>
      <Box sx={FILTERS}>{filters}</Box>
      <Box sx={ACTIONS}>{children}</Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  width: '100%',
  '& > :empty': { display: 'none' },
  '&:has(> :not(:empty))': { pb: 1.5 },
} as const;
const STATUS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  gap: 1,
  minWidth: 0,
};
const FILTERS = { flex: { xs: '1 1 120px', md: '1 1 220px' } };
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  ml: 'auto',
};
