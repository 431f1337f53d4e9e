import { Box, Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useCounts } from '../../../core/list/useCounts.ts';
import { CountBadge } from '../../../core/tabs/CountBadge.tsx';
import { OPEN, POLL, type QuoteStatus } from '../quote.ts';

/** The tabs of the list by status: open, incoming, sent, answered, assigned, history, all. */
export function QuoteTabs() {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const { status: chosen, ...others } = filterValues as { status?: QuoteStatus[] };
  const countOf = useCounts('quotes', 'status', 3 * POLL);
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
              <CountBadge count={countOf(status)} />
            </Box>
          }
        />
      ))}
    </Tabs>
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
  { name: 'open', status: OPEN, sort: { field: 'urgency', order: 'ASC' } },
  { name: 'incoming', status: ['created', 'pending'] },
  { name: 'sent', status: ['sent', 'rated'], sort: { field: 'deadlineAt', order: 'ASC' } },
  { name: 'answered', status: ['answered'] },
  { name: 'assigned', status: ['assigned'] },
  { name: 'history', status: ['dismissed', 'rejected', 'not_available'] },
  { name: 'all' },
];
