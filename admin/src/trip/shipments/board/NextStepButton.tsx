import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MoveFormButton } from '../moves/MoveFormButton.tsx';
import { useMove } from '../moves/useMove.tsx';
import { directionOf, type Shipment } from '../shipment.ts';

/** The button that moves the load to its next status, for users who may, and the form that says more about it. */
export function NextStepButton({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { move, isPending, dialog } = useMove();
  const { reference, nextStatuses = [] } = shipment;
  const next = nextStatuses.find((to) => directionOf(shipment, to) === 'ahead');
  if (!next) return null;
  const text = translate(`shipments.ahead.${next}`);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        onClick={() => move(shipment, { status: next })}
        aria-label={`${text}: ${reference}`}
        sx={{ minHeight: { xs: 44, md: 36 } }}
      >
        {text}
      </Button>
      <MoveFormButton shipment={shipment} to={next} isSmall />
      {dialog}
    </Stack>
  );
}
