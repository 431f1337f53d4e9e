import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecoveredNote } from '../../../core/form/RecoveredNote.tsx';
import type { KeptState } from '../../../core/form/useKeptState.ts';
import { property } from '../../../core/contract/schema.ts';
import { useAct } from '../../../core/actions/useAct.ts';
import type { Quote } from '../quote.ts';
import type { Plan } from './usePlan.ts';
import { useTimeToAnswer } from './useTimeToAnswer.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { useClock } from './useClock.ts';
import { WaveList } from './WaveList.tsx';

interface InviteBarProps {
  quote: Quote;
  /** The waves prepared so far, and the carriers chosen for the one after them. */
  plan: KeptState<Plan>;
  /** The number of the last wave that was sent. */
  waveNumber: number;
}

/** Sends the quote to the chosen carriers with a time to answer; prepared waves are sent one after the other. */
export function InviteBar({ quote, plan, waveNumber }: InviteBarProps) {
  const translate = useTranslate();
  const { chosen, waves, minutes, startsNow } = plan.values;
  const clock = useClock(quote);
  const { act, isPending } = useAct('quotes.sent');
  const tooMany = chosen.length > MOST;
  const all = chosen.length > 0 ? [...waves, { carrierIds: chosen, minutes }] : waves;
  const count = all.flatMap(({ carrierIds }) => carrierIds).length;
  const send = async () => {
    const [first, ...nextWaves] = all;
    const body = {
      ...first,
      ...(nextWaves.length > 0 && { nextWaves }),
      ...(clock && { startsNow }),
    };
    const what = { resource: 'quotes', id: quote.id, verb: 'send', draft: plan.place };
    if (await act(what, body)) plan.restart({ chosen: [], waves: [], minutes, startsNow: false });
  };
  return (
    <Box sx={BAR}>
      <Box sx={NOTE}>
        <RecoveredNote recovered={plan.recovered} discard={() => plan.restart()} />
      </Box>
      <WaveList
        waves={waves}
        waveNumber={waveNumber}
        onChange={(next) => plan.change({ waves: next })}
      />
      {clock && count > 0 && (
        <ClockChoice
          clock={clock}
          minutes={minutes}
          startsNow={startsNow}
          onChange={(next) => plan.change({ startsNow: next })}
        />
      )}
      <MinutesField value={minutes} onChange={(next) => plan.change({ minutes: next })} />
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ flex: 1, display: { xs: tooMany ? 'block' : 'none', sm: 'block' } }}
      >
        {chosen.length === 0 &&
          translate(waves.length > 0 ? 'quotes.invite.choosing' : 'quotes.invite.none', {
            wave: waveNumber + waves.length + 1,
          })}
        {tooMany && translate('quotes.invite.tooMany', { most: MOST })}
      </Typography>
      <Button
        variant="outlined"
        disabled={chosen.length === 0 || tooMany || waves.length >= MOST_WAVES}
        onClick={() => plan.change({ waves: all, chosen: [] })}
      >
        {translate('quotes.invite.addWave')}
      </Button>
      <Button
        variant="contained"
        size="large"
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
        disabled={count === 0 || tooMany}
        loading={isPending}
        onClick={send}
      >
        {translate('quotes.invite.action', { count })}
      </Button>
    </Box>
  );
}

function MinutesField({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  const translate = useTranslate();
  const timeOf = useTimeToAnswer();
  return (
    <TextField
      select
      size="small"
      label={translate('quotes.invite.minutes')}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ width: { xs: 124, sm: 150 } }}
    >
      {OFFERED.map((each) => (
        <MenuItem key={each} value={each}>
          {timeOf(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const { minimum = 0, maximum = 0 } = property('QuoteSend', 'minutes').schema;
const OFFERED = [15, 30, 60, 120, 240, 480, 1440].filter((one) => one >= minimum && one <= maximum);
const MOST = property('QuoteSend', 'carrierIds').schema.maxItems ?? Infinity;
/** The most waves: one is sent now, the others follow. */
const MOST_WAVES = property('QuoteSend', 'nextWaves').schema.maxItems ?? 0;
const NOTE = { flexBasis: '100%', '&:empty': { display: 'none' } };
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mx: { xs: -2, sm: -2.5 },
  mb: { xs: -2, sm: -2.5 },
  mt: 1.5,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 12px 12px',
} as const;
