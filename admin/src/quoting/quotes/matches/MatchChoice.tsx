import { Box } from '@mui/material';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { ListPagination } from '../../../core/list/ListPagination.tsx';
import type { Quote } from '../quote.ts';
import { InviteBar } from './InviteBar.tsx';
import { MatchRow } from './MatchRow.tsx';
import { MatchSearch } from './MatchSearch.tsx';
import { ROWS, type useMatches } from './useMatches.ts';
import { useInvitations } from '../invited/useInvitations.ts';
import { lastWave } from '../invited/waves.ts';
import { Exclusions } from './Exclusions.tsx';
import { ViewChoice } from './ViewChoice.tsx';
import { usePlan } from './usePlan.ts';
import type { Wave } from './WaveList.tsx';

type Found = Schemas['Matches'];
type Counts = Schemas['MatchCounts'];

interface ChoiceProps extends Omit<ReturnType<typeof useMatches>, 'data' | 'isError'> {
  quote: Quote;
  matchPage: Found;
  /** Undefined until they are counted. */
  counts: Counts | undefined;
}

/** A page of the carriers that cover the load, with their choice, and what sends the quote to the chosen ones. */
export function MatchChoice({ quote, matchPage, counts, ...asked }: ChoiceProps) {
  const { text, search, view, changeView, page, setPage } = asked;
  const invitations = useInvitations(quote).data ?? [];
  const plan = usePlan(quote, invitations, contracted(matchPage));
  const { chosen, waves } = plan.values;
  const waveNumber = lastWave(invitations);
  const { matches, hasMore } = matchPage;
  const isPaged = hasMore || page > 1;
  const isPart = text !== '' || view.assignable;
  const counted = isPart ? undefined : counts?.total;
  const maySend = !!quote.can?.includes('send');
  const toggle = (id: string) =>
    plan.change({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    });
  return (
    <>
      {(isPaged || text !== '') && (
        <MatchSearch notFound={matches.length === 0 ? text : undefined} onSearch={search} />
      )}
      {(matches.length > 0 || isPart) && (
        <ViewChoice
          view={view}
          isEmpty={matches.length === 0 && text === ''}
          onChange={changeView}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {matches.map((match) => (
          <MatchRow
            key={match.carrierId}
            match={match}
            isChosen={chosen.includes(match.carrierId)}
            wave={waveOf(waves, match.carrierId, waveNumber)}
            onToggle={maySend ? toggle : undefined}
          />
        ))}
      </Box>
      {isPaged && (
        <Pages
          page={page}
          setPage={setPage}
          hasNextPage={hasMore}
          total={hasMore ? counted : (page - 1) * ROWS + matches.length}
        />
      )}
      {counts && (
        <Exclusions
          quote={quote}
          total={counts.total}
          rules={[...counts.removed, ...(counts.ofLeg ?? [])]}
        />
      )}
      {maySend && (matches.length > 0 || isPart) && (
        <InviteBar quote={quote} plan={plan} waveNumber={waveNumber} />
      )}
    </>
  );
}

type Paging = Pick<ListControllerResult, 'page' | 'setPage' | 'hasNextPage' | 'total'>;

/** The pages; of a search, and until the carriers are counted, the last page is not known. */
function Pages(paging: Paging) {
  return (
    <ListContextProvider value={{ ...paging, perPage: ROWS } as ListControllerResult}>
      <ListPagination rowsPerPageOptions={[]} />
    </ListContextProvider>
  );
}

/** The ids that are chosen at first: the carrier of the quote's route, if it has a contract and no invitation yet. */
function contracted({ matches }: Found): string[] {
  const agreed = matches.filter((match) => match.contractRate && !match.invitationStatus);
  return agreed.map(({ carrierId }) => carrierId);
}

/** The number of the wave that a carrier is chosen for, counted after the sent waves. */
function waveOf(waves: Wave[], carrierId: string, waveNumber: number): number | undefined {
  const at = waves.findIndex(({ carrierIds }) => carrierIds.includes(carrierId));
  return at < 0 ? undefined : waveNumber + at + 1;
}
