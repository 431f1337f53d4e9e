import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { directionOf, type Shipment } from '../shipment.ts';

/** The button that moves the load to its next status, for users who may. */
export function NextStepButton({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { act, isPending } = useAct('shipments.moved');
  const { id, reference, nextStatuses = [] } = shipment;
  const next = nextStatuses.find((to) => directionOf(shipment, to) === 'ahead');
  if (!next) return null;
  const text = translate(`shipments.ahead.${next}`);
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isPending}
      onClick={() =>
        act({ resource: 'shipments', id, verb: 'move' }, { status: next, isEarly: true })
      }
      aria-label={`${text}: ${reference}`}
      sx={{ minHeight: { xs: 44, md: 36 } }}
    >
      {text}
    </Button>
  );
}
