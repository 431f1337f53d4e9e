import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { Box, Skeleton, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { visuallyHidden } from '../../core/theme/visuallyHidden.ts';

/** The number of carriers in the network. Renders nothing without permission or when the count fails. */
export function NetworkBanner() {
  const translate = useTranslate();
  const isShort = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const format = useNumberFormat();
  const { data: count, isPending, isError } = useCarrierCount();
  if (isError) return null;
  if (isPending) return <Skeleton variant="rounded" width={isShort ? 56 : 190} height={32} />;
  const text = translate('carriers.banner.count', { smart_count: count });
  return (
    <Box sx={PILL} title={translate('carriers.banner.title')}>
      <LocalShippingOutlined fontSize="small" />
      {!isShort && (
        <Typography variant="body2" component="span" sx={{ fontWeight: 500 }}>
          {translate('carriers.banner.title')}
        </Typography>
      )}
      <Typography variant="body2" component="strong" aria-hidden sx={NUMBER}>
        {format(count)}
      </Typography>
      <Box component="span" sx={visuallyHidden}>
        {text}
      </Box>
    </Box>
  );
}

function useCarrierCount() {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['carriers', 'internalCount'],
    queryFn: async () => {
      const { data } = await read<{ count: number }>('carriers', { internalCount: 'true' });
      return data.count;
    },
    staleTime: 5 * 60_000,
    retry: false,
  });
}

const PILL = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 32,
  px: 1.25,
  borderRadius: 99,
  bgcolor: 'tint',
  color: 'primary.main',
  whiteSpace: 'nowrap',
} as const;

const NUMBER = { fontWeight: 700, fontVariantNumeric: 'tabular-nums' };
