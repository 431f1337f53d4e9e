import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { isRemembered } from '../list/ListPagination.tsx';
import { useNumberFormat } from '../format/useNumberFormat.ts';

/** The number of records of a resource that match a filter. */
export function TabCount({ reference, filter }: { reference: string; filter: object }) {
  const format = useNumberFormat();
  const { total, meta } = useGetList(reference, { pagination: { page: 1, perPage: 1 }, filter });
  if (total === undefined) return null;
  return (
    <Box component="span" sx={COUNT}>
      {isRemembered(meta) && '≈ '}
      {format(total)}
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
