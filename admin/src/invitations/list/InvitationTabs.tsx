import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { type InvitationStatus, PILES, POLL } from '../invitation.ts';
import { unlessLive } from '../../core/live/liveState.ts';

/** The tabs waiting, answered and closed, each with its number of requests. */
export function InvitationTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { status = [] } = filterValues as { status?: InvitationStatus[] };
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
        <Tab key={name} value={name} sx={TAB} label={<PileName {...{ name, statuses }} />} />
      ))}
    </Tabs>
  );
}

function PileName({ name, statuses }: { name: string; statuses: InvitationStatus[] }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { total } = useGetList(
    'invitations',
    { filter: { status: statuses }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: () => unlessLive(POLL) },
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      {translate(`invitations.piles.${name}`)}
      {total !== undefined && (
        <Box component="span" sx={COUNT}>
          {number(total)}
        </Box>
      )}
    </Box>
  );
}

const TAB = { px: 0.5, minWidth: 0, fontSize: '0.8125rem', whiteSpace: 'nowrap' };
const COUNT = {
  px: 0.75,
  borderRadius: 1,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'action.hover',
  color: 'text.secondary',
};
