import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { Box, Card, CardActionArea } from '@mui/material';
import { Link, Pagination, RecordContextProvider, useListContext } from 'react-admin';
import { serverClock } from '../../../core/data/serverClock.ts';
import { ListFailed } from '../../../core/list/ListFailed.tsx';
import { RowsToCome } from '../../../core/list/RowsToCome.tsx';
import { EmptyState } from '../../../core/pages/EmptyState.tsx';
import { byUrgency } from './byUrgency.ts';
import { type Invitation, PILES, pathOf } from '../invitation.ts';
import { InvitationSummary } from './InvitationSummary.tsx';

/** The requests of a tab as cards. */
export function InvitationCards() {
  const { data, isPending, error, filterValues } = useListContext<Invitation>();
  if (error && !data) return <ListFailed />;
  if (isPending) return <RowsToCome name="invitations" count={3} isCards first={190} />;
  if (data.length === 0) return <Nothing statuses={filterValues.status} />;
  return (
    <>
      <Box component="ul" sx={GRID}>
        {byUrgency(data, serverClock.now()).map((invitation) => (
          <RecordContextProvider key={invitation.id} value={invitation}>
            <Card component="li">
              <CardActionArea component={Link} to={pathOf(invitation.id)} sx={{ height: '100%' }}>
                <InvitationSummary invitation={invitation} />
              </CardActionArea>
            </Card>
          </RecordContextProvider>
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
}

function Nothing({ statuses = [] }: { statuses?: string[] }) {
  const pile = Object.keys(PILES).find((name) => PILES[name]?.join() === statuses.join());
  return (
    <EmptyState
      icon={<InboxOutlined />}
      title={`invitations.none.${pile ?? 'closed'}.title`}
      text={`invitations.none.${pile ?? 'closed'}.text`}
    />
  );
}

const GRID = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
};
