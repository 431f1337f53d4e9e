import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ListActions } from '../../../core/list/ListActions.tsx';
import { ResponsiveList } from '../../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../../core/list/RecordList.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { CARGO } from '../../../freight/load/CargoColumns.tsx';
import { Home } from '../../../insight/home/index.ts';
import { OPEN, POLL } from '../quote.ts';
import { NoQuotes } from './NoQuotes.tsx';
import { PasteButton } from './PasteButton.tsx';
import { QuoteBulkActions } from './QuoteBulkActions.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { useColumns } from './QuoteColumns.tsx';
import { carrierFilters, quoteFilters } from './quoteFilters.tsx';
import { QuoteTabs } from './QuoteTabs.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { DAYS } from './useMetrics.ts';
import { lazyPage } from '../../../core/modules/lazyPage.ts';
import { unlessLive } from '../../../core/live/liveState.ts';

const Results = lazyPage(async () => (await import('./Results.tsx')).Results);

/** The list of quotes, by default the open ones in the order of need, with tabs by status. */
export function QuoteList() {
  const translate = useTranslate();
  const isShipper = useSignedInUser()?.user_type.name === 'shipper';
  const month = { label: translate('quotes.results.month', { days: DAYS }), content: MONTH };
  return (
    <RecordList
      summary={<Home resource="quotes" {...(!isShipper && { more: month })} />}
      filters={isShipper ? quoteFilters : [...quoteFilters, ...carrierFilters]}
      filterDefaultValues={{ status: OPEN }}
      sort={{ field: 'urgency', order: 'ASC' }}
      queryOptions={{ refetchInterval: () => unlessLive(3 * POLL) }}
      empty={false}
      actions={ACTIONS}
    >
      <Box sx={BAR}>
        <QuoteTabs />
        <StatusFilter />
      </Box>
      <QuoteRows />
    </RecordList>
  );
}

function QuoteRows() {
  const columns = useColumns();
  return (
    <ResponsiveList
      sx={TABLE}
      hiddenColumns={CARGO}
      card={<QuoteCard />}
      bulkActions={<QuoteBulkActions />}
      selectFor="export"
      empty={<NoQuotes icon={<RequestQuoteOutlined />} />}
    >
      {columns}
    </ResponsiveList>
  );
}

const ACTIONS = (
  <ListActions>
    <PasteButton />
  </ListActions>
);
const MONTH = (
  <Suspense>
    <Results />
  </Suspense>
);
const BAR = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
};
/** Rows of two lines at most. */
const TABLE = {
  '& th': { py: 0.75 },
  '& td': { py: 0.375 },
  '& td.column-lane': { width: '30%', minWidth: 180 },
  '& td.column-customerName': { minWidth: 112 },
  '@media (min-width: 1360px)': { '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' } },
};
