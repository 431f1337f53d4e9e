import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { ListContextProvider, type ListControllerResult, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ListPagination } from '../../core/list/ListPagination.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import type { Quote } from '../quote.ts';
import { InviteBar } from './InviteBar.tsx';
import { MatchRow } from './MatchRow.tsx';
import { MatchSearch } from './MatchSearch.tsx';
import { ROWS, useMatches } from './useMatches.ts';
import { useInvitations } from '../invited/useInvitations.ts';
import { lastWave } from '../invited/waves.ts';
import { Removed } from './Removed.tsx';
import { usePlan } from './usePlan.ts';
import type { Wave } from './WaveList.tsx';

type Found = Schemas['Matches'];

/** The carriers that cover the load, best first, with checkboxes to invite them, and the rules that exclude others. */
export function Matches({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { data, isError, ...paging } = useMatches(quote);
  return (
    <Box id="carriers" tabIndex={-1} sx={{ scrollMarginTop: 76, outline: 'none' }}>
      <Section
        title="quotes.sections.matches"
        aside={
          data && (
            <Typography variant="body2" color="text.secondary">
              {translate('quotes.matches.total', {
                smart_count: data.total,
                total: number(data.total),
              })}
            </Typography>
          )
        }
      >
        {isError && <Alert severity="error">{translate('quotes.matches.failed')}</Alert>}
        {!data && !isError && <Skeleton variant="rounded" height={220} />}
        {data && <Choice quote={quote} found={data} {...paging} />}
      </Section>
    </Box>
  );
}

interface ChoiceProps extends Omit<ReturnType<typeof useMatches>, 'data' | 'isError'> {
  quote: Quote;
  found: Found;
}

function Choice({ quote, found, text, search, page, setPage }: ChoiceProps) {
  const invitations = useInvitations(quote).data ?? [];
  const plan = usePlan(quote, invitations, contracted(found));
  const { chosen, waves } = plan.values;
  const out = lastWave(invitations);
  const { matches, total, removed } = found;
  const maySend = !!quote.can?.includes('send');
  const toggle = (id: string) =>
    plan.change({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    });
  return (
    <>
      {total > ROWS && <MatchSearch text={text} isEmpty={matches.length === 0} onChange={search} />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {matches.map((match) => (
          <MatchRow
            key={match.carrierId}
            match={match}
            isChosen={chosen.includes(match.carrierId)}
            wave={waveOf(waves, match.carrierId, out)}
            onToggle={maySend ? toggle : undefined}
          />
        ))}
      </Box>
      {found.found > ROWS && <Pages {...{ page, setPage }} total={found.found} />}
      <Removed quote={quote} total={total} removed={removed} />
      {maySend && total > 0 && <InviteBar quote={quote} plan={plan} out={out} />}
    </>
  );
}

function Pages(paging: Pick<ListControllerResult, 'page' | 'setPage' | 'total'>) {
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
function waveOf(waves: Wave[], carrierId: string, out: number): number | undefined {
  const at = waves.findIndex(({ carrierIds }) => carrierIds.includes(carrierId));
  return at < 0 ? undefined : out + at + 1;
}
