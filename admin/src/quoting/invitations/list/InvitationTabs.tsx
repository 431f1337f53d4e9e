import { Box, Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useCounts } from '../../../core/list/useCounts.ts';
import { CountBadge } from '../../../core/tabs/CountBadge.tsx';
import { type InvitationStatus, PILES, POLL } from '../invitation.ts';

/** The tabs waiting, answered and closed, each with its number of requests. */
export function InvitationTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { status = [] } = filterValues as { status?: InvitationStatus[] };
  const countOf = useCounts('invitations', 'status', POLL);
  const chosen = Object.keys(PILES).find((name) => PILES[name]?.join() === status.join());
  return (
    <Tabs
      value={chosen ?? false}
      onChange={(_, name: string) => setFilters({ status: PILES[name] }, {})}
      variant="fullWidth"
      aria-label={translate('invitations.title')}
      sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider', maxWidth: { sm: 520 } }}
    >
      {Object.entries(PILES).map(([name, statuses]) => (
        <Tab
          key={name}
          value={name}
          sx={TAB}
          label={
            <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
              {translate(`invitations.piles.${name}`)}
              <CountBadge count={countOf(statuses)} />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

const TAB = { px: 0.5, minWidth: 0, fontSize: '0.8125rem', whiteSpace: 'nowrap' };
