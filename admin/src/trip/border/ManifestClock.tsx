import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../core/fields/Countdown.tsx';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { Tone } from '../../core/theme/tokens.ts';
import type { BorderLoad } from './useBorder.ts';
import { useTimes } from './useTimes.ts';

/** The clock of the e-Manifest of a load to the north: until when U.S. customs must have accepted it, or that it has. */
export function ManifestClock({ load: { clock, crossing } }: { load: BorderLoad }) {
  const translate = useTranslate();
  const { hourText } = useTimes(crossing.timeZone);
  if (!clock) return null;
  const { state, dueAt, acceptedAt, earliestArrivalAt, minutesBefore: minutes } = clock;
  const at = hourText(earliestArrivalAt ?? acceptedAt ?? dueAt);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToneChip tone={TONES[state]} label={translate(`border.manifest.${state}`, { at })} />
        {(state === 'open' || state === 'warning') && <Countdown until={dueAt} isBare />}
      </Stack>
      {!acceptedAt && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('border.manifest.help', { minutes })}
        </Typography>
      )}
    </>
  );
}

const TONES: Record<NonNullable<BorderLoad['clock']>['state'], Tone> = {
  open: 'info',
  warning: 'warning',
  late: 'bad',
  accepted: 'good',
  accepted_late: 'warning',
};
