import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../../core/fields/Countdown.tsx';
import { LaneField } from '../../../freight/places/LaneField.tsx';
import { localName } from '../../../core/format/localName.ts';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { useMeasure } from '../../../freight/units/useUnits.ts';
import { formatDay } from '../../../freight/load/formatDay.ts';
import { type Invitation, isOpen } from '../invitation.ts';

/** The summary of a request: lane, dates, equipment, weight, broker, time left. */
export function InvitationSummary({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const region = useRegion();
  const measure = useMeasure();
  const { load, status, deadlineAt, brokerName, quoteReference, rate } = invitation;
  const facts = [
    load.leg && translate(`invitations.legs.${load.leg}`),
    load.pickupDate && formatDay(load.pickupDate, region),
    localName(load, 'equipmentName'),
    load.weight && measure(load.weight, load.weightUnit ?? ''),
    load.hazmat && translate('resources.quotes.fields.hazmat'),
  ];
  return (
    <Box sx={{ p: 1.75, display: 'grid', gap: 1 }}>
      <Box sx={ENDS}>
        <StatusChip of="invitations" status={status} />
        {deadlineAt && isOpen(invitation) && (
          <Countdown until={deadlineAt} after={rate ? undefined : 'invitations.afterDeadline'} />
        )}
      </Box>
      <Box sx={{ '& p, & span': { fontSize: '1.0625rem' }, '& svg': { mx: 0.25 } }}>
        <LaneField origin="load.origin" destination="load.destination" />
      </Box>
      <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>
      <Box sx={ENDS}>
        <Typography variant="caption" color="text.secondary">
          {[brokerName, quoteReference].filter(Boolean).join(' · ')}
        </Typography>
        <Price invitation={invitation} />
      </Box>
    </Box>
  );
}

/** The carrier's own rate, otherwise the broker's target. */
function Price({ invitation: { rate, load } }: { invitation: Invitation }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const name = rate ? 'mine' : 'target';
  const amount = rate ? money(rate.total, rate.currency) : money(load.targetRate, load.currency);
  if (!rate && !load.targetRate) return null;
  return (
    <Typography variant="body2" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.78rem' }}>
        {`${translate(`invitations.price.${name}`)} `}
      </Box>
      <b>{amount}</b>
    </Typography>
  );
}

const ENDS = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 };
