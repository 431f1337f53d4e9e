import { Button, Stack } from '@mui/material';
import { MoveFormButton } from '../moves/MoveFormButton.tsx';
import { useMove } from '../moves/useMove.tsx';
import { useStepText } from '../moves/useStepText.ts';
import { nextStepsOf, type Shipment } from '../shipment.ts';

/** The button that takes the next step of the load, for users who may, and the form that says more about it. */
export function NextStepButton({ shipment }: { shipment: Shipment }) {
  const stepText = useStepText(shipment);
  const { move, isPending, dialog } = useMove();
  const next = nextStepsOf(shipment).find(({ direction }) => direction === 'ahead');
  if (!next) return null;
  const text = stepText(next);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        onClick={() => move(shipment, next)}
        aria-label={`${text}: ${shipment.reference}`}
        sx={{ minHeight: { xs: 44, md: 36 } }}
      >
        {text}
      </Button>
      <MoveFormButton shipment={shipment} step={next} isSmall />
      {dialog}
    </Stack>
  );
}
