import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { Section } from '../../core/pages/Section.tsx';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import type { Quote } from '../quote.ts';
import { InviteBar } from './InviteBar.tsx';
import { MatchRow } from './MatchRow.tsx';
import { useInvitations } from '../invited/useInvitations.ts';
import { lastWave } from '../invited/waves.ts';
import type { Wave } from './WaveList.tsx';
import { Removed } from './Removed.tsx';

type Found = Schemas['Matches'];

/** The carriers that cover the load, best first, to be invited; and why others do not. */
export function Matches({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { data, isError } = useMatches(quote);
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
        {data && <Choice quote={quote} found={data} />}
      </Section>
    </Box>
  );
}

function Choice({ quote, found }: { quote: Quote; found: Found }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string[]>(() => contracted(found));
  const [waves, setWaves] = useState<Wave[]>([]);
  const [shown, setShown] = useState(FIRST);
  const out = lastWave(useInvitations(quote).data ?? []);
  const { matches, total, removed } = found;
  const maySend = !!quote.can?.includes('send');
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {matches.slice(0, shown).map((match) => (
          <MatchRow
            key={match.carrierId}
            match={match}
            isChosen={chosen.includes(match.carrierId)}
            wave={waveOf(waves, match.carrierId, out)}
            onToggle={maySend ? toggle : undefined}
          />
        ))}
      </Box>
      {matches.length > shown && (
        <Button onClick={() => setShown(matches.length)} sx={{ mt: 1 }}>
          {translate('quotes.matches.more', { smart_count: matches.length - shown })}
        </Button>
      )}
      <Removed quote={quote} total={total} removed={removed} />
      {maySend && matches.length > 0 && (
        <InviteBar
          quote={quote}
          chosen={chosen}
          waves={waves}
          out={out}
          onWaves={setWaves}
          onChosen={setChosen}
        />
      )}
    </>
  );
}

/** The carrier of the quote's route, which has a contract and no invitation yet. */
function contracted({ matches }: Found): string[] {
  const agreed = matches.filter((match) => match.contractRate && !match.invitationStatus);
  return agreed.map(({ carrierId }) => carrierId);
}

/** The number of the wave that a carrier is chosen for, after those that are out. */
function waveOf(waves: Wave[], carrierId: string, out: number): number | undefined {
  const at = waves.findIndex(({ carrierIds }) => carrierIds.includes(carrierId));
  return at < 0 ? undefined : out + at + 1;
}

function useMatches({ id, version }: Quote) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['quotes', 'matches', id, version],
    queryFn: async () => (await read<Found>(`quotes/${id}/matches`)).data,
    placeholderData: (before) => before,
  });
}

const FIRST = 8;
