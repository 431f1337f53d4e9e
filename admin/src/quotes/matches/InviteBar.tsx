import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { property } from '../../core/contract/schema.ts';
import { useAct } from '../../core/actions/useAct.ts';
import type { Quote } from '../quote.ts';
import { useTimeToAnswer } from './useTimeToAnswer.ts';
import { type Wave, WaveList } from './WaveList.tsx';

interface InviteBarProps {
  quote: Quote;
  chosen: string[];
  /** The waves put together so far; `chosen` is the one after them. */
  waves: Wave[];
  /** The last wave that has gone out already. */
  out: number;
  onWaves: (waves: Wave[]) => void;
  onChosen: (carrierIds: string[]) => void;
}

/** Sends the request to the chosen carriers and gives them minutes to answer; what is chosen in waves goes out in turn. */
export function InviteBar({ quote, chosen, waves, out, onWaves, onChosen }: InviteBarProps) {
  const translate = useTranslate();
  const [minutes, setMinutes] = useState(DEFAULT);
  const { act, isPending } = useAct('quotes.sent');
  const tooMany = chosen.length > MOST;
  const all = chosen.length > 0 ? [...waves, { carrierIds: chosen, minutes }] : waves;
  const count = all.flatMap(({ carrierIds }) => carrierIds).length;
  const restart = (next: Wave[]) => {
    onWaves(next);
    onChosen([]);
  };
  const send = async () => {
    const [first, ...nextWaves] = all;
    const body = { ...first, ...(nextWaves.length > 0 && { nextWaves }) };
    if (await act({ resource: 'quotes', id: quote.id, verb: 'send' }, body)) restart([]);
  };
  return (
    <Box sx={BAR}>
      <WaveList waves={waves} out={out} onChange={onWaves} />
      <MinutesField value={minutes} onChange={setMinutes} />
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ flex: 1, display: { xs: tooMany ? 'block' : 'none', sm: 'block' } }}
      >
        {chosen.length === 0 &&
          translate(waves.length > 0 ? 'quotes.invite.choosing' : 'quotes.invite.none', {
            wave: out + waves.length + 1,
          })}
        {tooMany && translate('quotes.invite.tooMany', { most: MOST })}
      </Typography>
      <Button
        variant="outlined"
        disabled={chosen.length === 0 || tooMany || waves.length >= MOST_WAVES}
        onClick={() => restart(all)}
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

const { minimum = 0, maximum = 0, ...limits } = property('QuoteSend', 'minutes').schema;
const DEFAULT = limits.default as number;
const OFFERED = [15, 30, 60, 120, 240, 480, 1440].filter((one) => one >= minimum && one <= maximum);
const MOST = property('QuoteSend', 'carrierIds').schema.maxItems ?? Infinity;
/** One goes out now, the others follow. */
const MOST_WAVES = property('QuoteSend', 'nextWaves').schema.maxItems ?? 0;
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
