import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { ResponsiveList } from '../../core/ResponsiveList.tsx';
import { RoomList } from '../../core/RoomList.tsx';
import { OPEN, POLL } from '../quote.ts';
import { NoQuotes } from './NoQuotes.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { useColumns } from './QuoteColumns.tsx';
import { quoteFilters } from './quoteFilters.tsx';
import { QuoteTabs } from './QuoteTabs.tsx';

/** The desk: what is open first, and one pile for what needs an answer now. */
export function QuoteList() {
  return (
    <RoomList
      filters={quoteFilters}
      filterDefaultValues={{ status: OPEN }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: 3 * POLL }}
      empty={false}
    >
      <QuoteTabs />
      <QuoteRows />
    </RoomList>
  );
}

function QuoteRows() {
  const columns = useColumns();
  return (
    <ResponsiveList card={<QuoteCard />} empty={<NoQuotes icon={<RequestQuoteOutlined />} />}>
      {columns}
    </ResponsiveList>
  );
}
