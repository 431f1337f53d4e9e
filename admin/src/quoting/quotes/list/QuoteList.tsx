import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { Box } from '@mui/material';
import { ResponsiveList } from '../../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../../core/list/RecordList.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { CARGO } from '../../../freight/load/CargoColumns.tsx';
import { Home } from '../../../insight/home/index.ts';
import { OPEN, POLL } from '../quote.ts';
import { NoQuotes } from './NoQuotes.tsx';
import { QuoteBulkActions } from './QuoteBulkActions.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { useColumns } from './QuoteColumns.tsx';
import { carrierFilters, quoteFilters } from './quoteFilters.tsx';
import { QuoteTabs } from './QuoteTabs.tsx';
import { Results } from './Results.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { unlessLive } from '../../../core/live/liveState.ts';

/** The list of quotes, by default the open ones, with tabs by status. */
export function QuoteList() {
  const isShipper = useSignedInUser()?.user_type.name === 'shipper';
  return (
    <>
      <Home resource="quotes" />
      {!isShipper && <Results />}
      <RecordList
        filters={isShipper ? quoteFilters : [...quoteFilters, ...carrierFilters]}
        filterDefaultValues={{ status: OPEN }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        queryOptions={{ refetchInterval: () => unlessLive(3 * POLL) }}
        empty={false}
      >
        <Box sx={BAR}>
          <QuoteTabs />
          <StatusFilter />
        </Box>
        <QuoteRows />
      </RecordList>
    </>
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

const BAR = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
};
/** Widths that fit both places of the lane, and most customers on few lines; the bulk actions cover the tabs. */
const TABLE = {
  '--bulk-bar': '56px',
  '& td.column-lane': { minWidth: 184 },
  '& td.column-customerName': { minWidth: 120 },
};
