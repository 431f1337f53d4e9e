import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LinkButton } from '../../freight/links/LinkButton.tsx';
import { MailButton } from '../../freight/links/MailButton.tsx';
import { Reached } from '../../freight/links/Reached.tsx';
import { type BorderLoad, PARTIES, type Party } from './useBorder.ts';
import { useTimes } from './useTimes.ts';

/** Lists what a load lacks before it crosses, by the party that owes it, with buttons that request it by link. */
export function Gaps({ load }: { load: BorderLoad }) {
  const owing = PARTIES.filter((party) => load.gaps.some((gap) => gap.party === party));
  return owing.map((party) => <OfParty key={party} load={load} party={party} />);
}

function OfParty({ load, party }: { load: BorderLoad; party: Party }) {
  const translate = useTranslate();
  const gaps = load.gaps.filter((gap) => gap.party === party);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h4" variant="h5">
        {translate('border.missing')}: {translate(`border.party.${party}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {gaps.map((gap) => (
          <GapItem key={`${gap.code} ${gap.leg}`} gap={gap} timeZone={load.crossing.timeZone} />
        ))}
      </Box>
      {gaps.some(({ isAdvice }) => !isAdvice) && <Asking load={load} party={party} />}
    </Box>
  );
}

/** Whom the link of a party reached, and the buttons that send it. */
function Asking({
  load: { id, reference, asked, can },
  party,
}: {
  load: BorderLoad;
  party: Party;
}) {
  const translate = useTranslate();
  if (party === 'company') return null;
  const name = `${translate(`border.party.${party}`)} · ${reference}`;
  const linkTarget = { ...LINKED, id, below: `border/${party}/`, name };
  const { mails = [], openedAt = null } = asked.find((one) => one.party === party) ?? {};
  const to = mails.length === 1 ? mails[0]!.recipient : undefined;
  return (
    <>
      <Reached delivery={{ mails, openedAt }} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: -0.75 }}>
        {can.includes('mail') && <MailButton linkTarget={linkTarget} to={to} />}
        {can.includes('link') && <LinkButton linkTarget={linkTarget} />}
      </Stack>
    </>
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
