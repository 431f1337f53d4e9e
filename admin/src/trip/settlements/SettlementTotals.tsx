import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useDataProvider, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';

type Total = Schemas['SettlementTotal'];

/** Shows the unpaid, overdue and this week's amounts, in each currency; nothing while all is paid. */
export function SettlementTotals() {
  const translate = useTranslate();
  const { read } = useDataProvider<AndenDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['settlements', 'totals'],
    queryFn: async () => (await read<Total[]>('settlements/totals')).data,
  });
  if (data.length === 0) return null;
  const overdue = data.some(({ overdueCount }) => overdueCount > 0);
  return (
    <Paper variant="outlined" sx={BAND}>
      <Box component="dl" sx={SUMS}>
        <Sum
          label="unpaid"
          to={listOf('due', 'overdue')}
          sums={data.map((one) => [one.currency, one.count, one.total])}
        />
        <Sum
          label="overdue"
          to={overdue ? listOf('overdue') : undefined}
          isBad={overdue}
          sums={data.map((one) => [one.currency, one.overdueCount, one.overdue])}
        />
        <Sum
          label="thisWeek"
          sums={data.map((one) => [one.currency, one.thisWeekCount, one.thisWeek])}
        />
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={NOTE}>
        {translate('settlements.totals.beforeTax')}
      </Typography>
    </Paper>
  );
}

interface SumProps {
  label: 'unpaid' | 'overdue' | 'thisWeek';
  /** Where the settlements of the sum are listed. */
  to?: string | undefined;
  isBad?: boolean;
  sums: [currency: string, count: number, amount: string | null][];
}

/** A sum in each currency that has any; a dash without one. */
function Sum({ label, to, isBad, sums }: SumProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const some = sums.filter(([, count]) => count > 0);
  const name = translate(`settlements.totals.${label}`);
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {to ? (
          <MuiLink component={Link} to={to}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
      </Typography>
      <Box component="dd" sx={AMOUNTS}>
        {some.length === 0 && <Typography component="span">—</Typography>}
        {some.map(([currency, count, amount]) => (
          <Typography key={currency} component="span" sx={isBad ? { ...AMOUNT, ...BAD } : AMOUNT}>
            {money(amount, currency)}{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              ({count})
            </Typography>
          </Typography>
        ))}
      </Box>
    </div>
  );
}

/** One line of labels and one of amounts where there is room, so that the bulk actions cover it as a whole. */
const BAND = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  px: 2,
  py: 0.75,
  mb: 1,
} as const;
const SUMS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  m: 0,
};
const AMOUNTS = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  columnGap: 1,
  m: 0,
};
const NOTE = { flex: { lg: '1 1 100px' } };
const AMOUNT = { whiteSpace: 'nowrap', fontWeight: 650, fontVariantNumeric: 'tabular-nums' };
const BAD = { color: 'error.main' };

function listOf(...status: Schemas['SettlementStatus'][]): string {
  return `/admin/settlements?${new URLSearchParams({ filter: JSON.stringify({ status }) })}`;
}
