import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { OPEN, POLL, type QuoteStatus } from '../quote.ts';
import { unlessLive } from '../../core/live/liveState.ts';

/** The tabs of the list by status: open, incoming, sent, answered, assigned, history, all. */
export function QuoteTabs() {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const { status: chosen, ...others } = filterValues as { status?: QuoteStatus[] };
  const choose = (name: string) => {
    const { status, sort } = pile(name);
    setFilters(status ? { ...others, status } : others, displayedFilters);
    setSort(sort ?? NEWEST);
  };
  return (
    <Tabs
      value={PILES.find(({ status }) => isSame(status, chosen))?.name ?? false}
      onChange={(_, name: string) => choose(name)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('quotes.piles.label')}
      sx={{ px: { xs: 0, sm: 1 }, minWidth: 0, maxWidth: '100%' }}
    >
      {PILES.map(({ name, status }) => (
        <Tab
          key={name}
          value={name}
          label={
            <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
              {translate(`quotes.piles.${name}`)}
              <PileCount status={status} />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

function PileCount({ status }: { status?: readonly QuoteStatus[] }) {
  const format = useNumberFormat();
  const { total } = useGetList(
    'quotes',
    { pagination: { page: 1, perPage: 1 }, filter: status ? { status } : {} },
    { refetchInterval: () => unlessLive(3 * POLL) },
  );
  if (total === undefined) return null;
  return (
    <Box component="span" sx={COUNT}>
      {format(total)}
    </Box>
  );
}

interface Pile {
  name: string;
  status?: readonly QuoteStatus[];
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

function pile(name: string): Pile {
  return PILES.find((each) => each.name === name) ?? { name };
}

function isSame(some: readonly string[] = [], others: readonly string[] = []): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const PILES: Pile[] = [
  { name: 'open', status: OPEN },
  { name: 'incoming', status: ['created', 'pending'] },
  { name: 'sent', status: ['sent', 'rated'], sort: { field: 'deadlineAt', order: 'ASC' } },
  { name: 'answered', status: ['answered'] },
  { name: 'assigned', status: ['assigned'] },
  { name: 'history', status: ['dismissed', 'rejected', 'not_available'] },
  { name: 'all' },
];
const COUNT = {
  px: 0.75,
  borderRadius: 1,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'action.hover',
  color: 'text.secondary',
};
