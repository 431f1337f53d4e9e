import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LinkButton } from '../freight/links/LinkButton.tsx';
import { type BorderLoad, PARTIES, type Party } from './useBorder.ts';
import { useTimes } from './useTimes.ts';

/** What a load lacks before it crosses, by who owes it, each with the button that asks for it by link. */
export function Gaps({ load }: { load: BorderLoad }) {
  const owing = PARTIES.filter((party) => load.gaps.some((gap) => gap.party === party));
  return owing.map((party) => <OfParty key={party} load={load} party={party} />);
}

function OfParty({ load, party }: { load: BorderLoad; party: Party }) {
  const translate = useTranslate();
  const gaps = load.gaps.filter((gap) => gap.party === party);
  const name = translate(`border.party.${party}`);
  const to = `${name} · ${load.reference}`;
  const mayAsk = party !== 'company' && load.can.includes('link');
  return (
    <Box sx={{ mt: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography component="h4" variant="h5">
          {translate('border.missing')}: {name}
        </Typography>
        {mayAsk && (
          <LinkButton linked={{ ...LINKED, id: load.id, below: `border/${party}/`, name: to }} />
        )}
      </Stack>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {gaps.map((gap) => (
          <GapItem key={`${gap.code} ${gap.leg}`} gap={gap} timeZone={load.crossing.timeZone} />
        ))}
      </Box>
    </Box>
  );
}

interface GapItemProps {
  gap: BorderLoad['gaps'][number];
  timeZone: string | null | undefined;
}

function GapItem({ gap: { text, remedy, dueAt, isLate, isAdvice }, timeZone }: GapItemProps) {
  const translate = useTranslate();
  const { dayText } = useTimes(timeZone);
  const due = dueAt && !isAdvice && translate('border.due', { at: dayText(dueAt) });
  return (
    <Typography component="li" variant="body2" title={remedy}>
      {isAdvice && `${translate('border.advice')}: `}
      {text}
      {due && (
        <Typography
          component="span"
          variant="body2"
          color={isLate ? 'error.main' : 'text.secondary'}
        >
          {`, ${due}`}
          {isLate && ` (${translate('border.late')})`}
        </Typography>
      )}
    </Typography>
  );
}

const LINKED = { resource: 'shipments', kind: 'border' } as const;
