import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../../core/fields/Countdown.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { CargoFacts } from '../../../freight/load/CargoFacts.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { StartNote } from '../../../freight/status/StartNote.tsx';
import { Stops } from '../../../freight/load/Stops.tsx';
import { type Invitation, isOpen } from '../invitation.ts';
import { LegFacts } from './LegFacts.tsx';

/** The facts of the load: time left, lane, cargo, target rate. */
export function LoadSheet({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { load, brokerName, quoteReference, startsAt, deadlineAt } = invitation;
  return (
    <Card component="section" aria-label={translate('invitations.load')} sx={SHEET}>
      <Box sx={ENDS}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650 }}>{brokerName}</Typography>
          <Typography variant="caption" color="text.secondary">
            {quoteReference}
          </Typography>
        </Box>
        {deadlineAt && isOpen(invitation) && (
          <Box sx={{ '& [role=timer]': { fontSize: '1.125rem', fontWeight: 650 } }}>
            <Countdown until={deadlineAt} />
          </Box>
        )}
      </Box>
      {startsAt && isOpen(invitation) && <StartNote startsAt={startsAt} />}
      <Stops load={load} />
      {load.targetRate && (
        <Box sx={TARGET}>
          <Typography variant="body2">{translate('resources.quotes.fields.targetRate')}</Typography>
          <Typography sx={{ fontWeight: 650, fontSize: '1.25rem' }}>
            {money(load.targetRate, load.currency)}
          </Typography>
        </Box>
      )}
      <LegFacts load={load} />
      <CargoFacts load={load} />
      <Remark>{load.comment}</Remark>
    </Card>
  );
}

const SHEET = { p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.25 };
const ENDS = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1.5 };
const TARGET = {
  ...ENDS,
  alignItems: 'baseline',
  px: 1.75,
  py: 1.25,
  borderRadius: 2,
  bgcolor: 'tint',
  fontVariantNumeric: 'tabular-nums',
};
