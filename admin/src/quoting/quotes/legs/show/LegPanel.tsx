import { Alert, Box, Card, Skeleton, Typography } from '@mui/material';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { VerbButton } from '../../../../core/actions/VerbButton.tsx';
import { unlessLive } from '../../../../core/live/liveState.ts';
import { localName } from '../../../../core/format/localName.ts';
import { laneText } from '../../../../freight/places/placeText.ts';
import { StatusChip } from '../../../../freight/status/StatusChip.tsx';
import { ReasonInputs } from '../../actions/ReasonInputs.tsx';
import { ChosenPrice } from '../../award/ChosenPrice.tsx';
import { useInvitations } from '../../invited/useInvitations.ts';
import { Matches } from '../../matches/Matches.tsx';
import { isOpen, POLL, type Quote } from '../../quote.ts';
import { Comparison } from '../../rates/Comparison.tsx';
import { DeadlineNote } from '../../show/DeadlineNote.tsx';
import { NextStep } from '../../show/NextStep.tsx';
import { QuoteNumbers } from '../../show/QuoteNumbers.tsx';
import { LegDays } from './LegDays.tsx';

/** One leg with its carriers, as the page of a quote has them; read again while it is open. */
export function LegPanel({ legId }: { legId: string }) {
  const translate = useTranslate();
  const { data: leg, isError } = useGetOne<Quote>(
    'quotes',
    { id: legId },
    {
      refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? unlessLive(POLL) : false),
    },
  );
  if (!leg && isError) return <Alert severity="error">{translate('quotes.legs.failed')}</Alert>;
  if (!leg) return <Skeleton variant="rounded" height={320} />;
  return (
    <RecordContextProvider value={leg}>
      <ChosenPrice key={leg.id} quote={leg}>
        <LegCard leg={leg} />
        <LegCarriers leg={leg} />
      </ChosenPrice>
    </RecordContextProvider>
  );
}

function LegCard({ leg }: { leg: Quote }) {
  const translate = useTranslate();
  const name = translate(`quotes.legs.kind.${leg.leg}`);
  return (
    <Card component="section" aria-label={name}>
      <Box sx={HEAD}>
        <Box sx={LINE}>
          <Typography component="h2" variant="h4">
            {`${name} · ${leg.reference}`}
          </Typography>
          <StatusChip of="quotes" status={leg.status} />
          {leg.can?.includes('unassign') && (
            <VerbButton
              of={{ resource: 'quotes', id: leg.id }}
              verb="unassign"
              words="quotes.unassign"
              about={name}
              color="inherit"
              size="small"
            >
              <ReasonInputs of="QuoteUnassign" />
            </VerbButton>
          )}
        </Box>
        <Typography>{laneText(leg)}</Typography>
        <LegDays leg={leg} />
        <Typography variant="body2" color="text.secondary">
          {localName(leg, 'equipmentName')}
        </Typography>
      </Box>
      <QuoteNumbers quote={leg} />
      <DeadlineNote quote={leg} />
      <NextStep quote={leg} />
    </Card>
  );
}

function LegCarriers({ leg }: { leg: Quote }) {
  const { data: invitations = [] } = useInvitations(leg);
  return (
    <>
      {invitations.length > 0 && <Comparison quote={leg} invitations={invitations} />}
      {leg.can?.includes('match') && <Matches quote={leg} />}
    </>
  );
}

const HEAD = { minWidth: 0, p: { xs: 2, sm: 2.5 } };
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 };
