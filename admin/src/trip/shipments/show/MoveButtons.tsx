import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NOT_SAVED } from '../../../core/actions/useAskAgain.tsx';
import { MoveFormButton } from '../moves/MoveFormButton.tsx';
import { useMove } from '../moves/useMove.tsx';
import { directionOf, type Shipment, type ShipmentStatus } from '../shipment.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** The buttons for the statuses that the user may set: forward at once; back or to the end with a reason. */
export function MoveButtons({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<ShipmentStatus>();
  const { move, isPending, dialog } = useMove();
  const { nextStatuses = [] } = shipment;
  if (nextStatuses.length === 0) return null;
  const moveWithReason = async (status: ShipmentStatus, reason: string) => {
    let refused: object = NOT_SAVED;
    const done = await move(shipment, { status, reason }, (errors) => (refused = errors));
    if (done) setAsking(undefined);
    return done ? undefined : refused;
  };
  const next = nextStatuses.find((to) => directionOf(shipment, to) === 'ahead');
  return (
    <>
      {isUncovered(shipment) && (
        <Typography variant="body2" color="text.secondary">
          {translate('shipments.needsCarrier')}
        </Typography>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        {nextStatuses.map((to) => {
          const direction = directionOf(shipment, to);
          return (
            <Button
              key={to}
              {...LOOKS[direction]}
              disabled={isPending}
              onClick={() =>
                direction === 'ahead' ? move(shipment, { status: to }) : setAsking(to)
              }
            >
              {translate(`shipments.${direction}.${to}`)}
            </Button>
          );
        })}
        {next && <MoveFormButton shipment={shipment} to={next} />}
        {asking && (
          <MoveDialog
            title={`shipments.${directionOf(shipment, asking)}.${asking}`}
            isPending={isPending}
            onClose={() => setAsking(undefined)}
            onSubmit={(reason) => moveWithReason(asking, reason)}
          />
        )}
      </Stack>
      {dialog}
    </>
  );
}

/** Whether a load has no carrier yet; it can only be moved once a quote's assignment gives it one. */
function isUncovered({ status, carrierId, can }: Shipment): boolean {
  return status === 'confirmed' && carrierId === null && !!can?.includes('move');
}

const LOOKS = {
  ahead: { variant: 'contained', size: 'large' },
  back: { variant: 'outlined', size: 'large' },
  cancel: { variant: 'text', size: 'large', color: 'error' },
} as const;
