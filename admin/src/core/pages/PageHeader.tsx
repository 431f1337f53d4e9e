import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PageHeaderProps {
  /** Chips and short texts. */
  status?: ReactNode;
  /** The buttons, the most important one last. */
  children?: ReactNode;
}

/** The line below the title of a page: on the left the status of its record, on the right what can be done with it. */
export function PageHeader({ status, children }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('anden.top.header')} sx={LINE}>
      <Box sx={STATUS}>{status}</Box>
      <Box sx={ACTIONS}>{children}</Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  width: '100%',
  '& > :empty': { display: 'none' },
  '&:has(> :not(:empty))': { pb: 1.5 },
} as const;
const STATUS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 };
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  ml: 'auto',
};
