import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { property } from '../../core/contract/schema.ts';
import { useAct } from '../../core/useAct.ts';
import type { Quote } from '../quote.ts';

interface InviteBarProps {
  quote: Quote;
  chosen: string[];
  onSent: () => void;
}

/** Sends the request to the chosen carriers and gives them minutes to answer. */
export function InviteBar({ quote, chosen, onSent }: InviteBarProps) {
  const translate = useTranslate();
  const [minutes, setMinutes] = useState(DEFAULT);
  const { act, isPending } = useAct('quotes.sent');
  const send = async () => {
    const body = { carrierIds: chosen, minutes };
    if (await act({ resource: 'quotes', id: quote.id, verb: 'send' }, body)) onSent();
  };
  const tooMany = chosen.length > MOST;
  return (
    <Box sx={BAR}>
      <TextField
        select
        size="small"
        label={translate('quotes.invite.minutes')}
        value={minutes}
        onChange={({ target }) => setMinutes(Number(target.value))}
        sx={{ width: { xs: 124, sm: 150 } }}
      >
        {OFFERED.map((each) => (
          <MenuItem key={each} value={each}>
            {each < 120
              ? translate('quotes.invite.inMinutes', { minutes: each })
              : translate('quotes.invite.inHours', { hours: each / 60 })}
          </MenuItem>
        ))}
      </TextField>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ flex: 1, display: { xs: tooMany ? 'block' : 'none', sm: 'block' } }}
      >
        {chosen.length === 0 && translate('quotes.invite.none')}
        {tooMany && translate('quotes.invite.tooMany', { most: MOST })}
      </Typography>
      <Button
        variant="contained"
        size="large"
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
        disabled={chosen.length === 0 || tooMany}
        loading={isPending}
        onClick={send}
      >
        {translate('quotes.invite.action', { count: chosen.length })}
      </Button>
    </Box>
  );
}

const { minimum = 0, maximum = 0, ...limits } = property('QuoteSend', 'minutes').schema;
const DEFAULT = limits.default as number;
const OFFERED = [15, 30, 60, 120, 240, 480, 1440].filter((one) => one >= minimum && one <= maximum);
const MOST = property('QuoteSend', 'carrierIds').schema.maxItems ?? Infinity;
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
