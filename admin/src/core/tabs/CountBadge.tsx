import { Box } from '@mui/material';
import { useNumberFormat } from '../format/useNumberFormat.ts';

/** A number of records beside the name of a tab or a page; nothing while it is unknown. */
export function CountBadge({ count, isRemembered }: { count?: number; isRemembered?: boolean }) {
  const format = useNumberFormat();
  if (count === undefined) return null;
  return (
    <Box component="span" sx={COUNT}>
      {isRemembered && '≈ '}
      {format(count)}
    </Box>
  );
}

const COUNT = {
  px: 0.75,
  borderRadius: 1,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'action.hover',
  color: 'text.secondary',
};
