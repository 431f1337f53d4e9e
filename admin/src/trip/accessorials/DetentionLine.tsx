import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import { useNumberedStop } from '../../freight/stops/useStopText.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';

interface DetentionLineProps {
  detention: Schemas['Detention'];
  currency: string;
  /** Those of its load. */
  stops: Schemas['Stop'][];
  /** Without it the detention cannot be asked for. */
  shipmentId: string | undefined;
}

/** Shows the charge for waiting at a stop, with its times and rule, and a button that requests it. */
export function DetentionLine({ detention, currency, stops, shipmentId }: DetentionLineProps) {
  const translate = useTranslate();
  const region = useRegion();
  const money = useMoneyFormat();
  const { act, isPending } = useAct('accessorials.requested');
  const { stop, stopNumber, minutes, amount, countedFrom, leftAt, freeHours, hours } = detention;
  const stopName = useNumberedStop(stops)(stopNumber);
  const at = (time: string) => formatDate(time, region, { withTime: true });
  const words = {
    from: at(countedFrom),
    to: at(leftAt),
    free: freeHours,
    time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    amount: money(amount, currency),
    stop: stopName,
  };
  const request = () =>
    act(
      { resource: 'shipments', id: shipmentId!, verb: 'accessorials' },
      { kind: 'detention', stop, ...(stopNumber && { stopNumber }) },
    );
  return (
    <Alert
      severity="info"
      action={
        shipmentId &&
        amount && (
          <Button color="inherit" disabled={isPending} onClick={() => void request()}>
            {translate('accessorials.detention.request')}
          </Button>
        )
      }
    >
      {translate(
        `accessorials.detention.${stopName ? 'stop' : stop}${amount ? '' : 'Unrated'}`,
        words,
      )}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {translate(`accessorials.detention.${hours ? 'ruleHours' : 'rule'}`, { hours })}
      </Typography>
    </Alert>
  );
}
