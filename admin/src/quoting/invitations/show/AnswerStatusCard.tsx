import { Alert, type AlertColor, AlertTitle, Button, Typography } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { serverClock } from '../../../core/data/serverClock.ts';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Invitation } from '../invitation.ts';
import { AcknowledgeButton } from '../answer/AcknowledgeButton.tsx';
import { Outcome } from './Outcome.tsx';
import { answerStatusOf } from './answerStatusOf.ts';

/** The status of the carrier's answer, above the load; renders nothing before an answer. */
export function AnswerStatusCard({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const parameters = useStatusParameters(invitation);
  const status = answerStatusOf(invitation, serverClock.now());
  if (!status) return null;
  return (
    <Alert severity={SEVERITY[status] ?? 'info'} role="status" sx={{ mb: 1.5 }}>
      <AlertTitle>{translate(`invitations.standing.${status}.title`, parameters)}</AlertTitle>
      <Typography variant="body2">
        {translate(`invitations.standing.${status}.text`, { _: '', ...parameters })}
      </Typography>
      <Outcome invitation={invitation} />
      <AcknowledgeButton invitation={invitation} />
      <LoadLink id={invitation.shipmentId} />
    </Alert>
  );
}

function useStatusParameters({ rate, deadlineAt }: Invitation) {
  const money = useMoneyFormat();
  const region = useRegion();
  return {
    amount: money(rate?.total, rate?.currency),
    version: rate?.version ?? 0,
    deadline: deadlineAt ? formatDate(deadlineAt, region, { withTime: true }) : '',
  };
}

function LoadLink({ id }: { id?: string | null }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!id) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'shipments', id, type: 'show' })}
      color="inherit"
      variant="outlined"
      sx={{ mt: 1 }}
    >
      {translate('invitations.seeLoad')}
    </Button>
  );
}

const SEVERITY: Record<string, AlertColor> = {
  rated: 'success',
  late: 'warning',
  over: 'warning',
  assigned: 'success',
};
