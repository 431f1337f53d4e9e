import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NOT_SAVED } from '../../../core/actions/useAskAgain.tsx';
import { MoveFormButton } from '../moves/MoveFormButton.tsx';
import { useMove } from '../moves/useMove.tsx';
import { useStepText } from '../moves/useStepText.ts';
import { type NextStep, nextStepsOf, type Shipment } from '../shipment.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** The buttons for the steps that the user may take: forward at once; back or to the end with a reason. */
export function MoveButtons({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const stepText = useStepText(shipment);
  const [asking, setAsking] = useState<NextStep>();
  const { move, isPending, dialog } = useMove();
  const steps = nextStepsOf(shipment);
  if (steps.length === 0) return null;
  const moveWithReason = async (step: NextStep, reason: string) => {
    let refused: object = NOT_SAVED;
    const done = await move(shipment, step, { reason }, (errors) => (refused = errors));
    if (done) setAsking(undefined);
    return done ? undefined : refused;
  };
  const next = steps.find(({ direction }) => direction === 'ahead');
  return (
    <>
      {isUncovered(shipment) && (
        <Typography variant="body2" color="text.secondary">
          {translate('shipments.needsCarrier')}
        </Typography>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={1} sx={WRAP}>
        {steps.map((step) => (
          <Button
            key={`${step.direction} ${step.status}`}
            {...LOOKS[step.direction]}
            disabled={isPending}
            onClick={() => (step === next ? move(shipment, step) : setAsking(step))}
          >
            {stepText(step)}
          </Button>
        ))}
        {next && <MoveFormButton shipment={shipment} step={next} />}
        {asking && (
          <MoveDialog
            title={stepText(asking)}
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

const WRAP = { flexWrap: 'wrap' };
const LOOKS = {
  ahead: { variant: 'contained', size: 'large' },
  back: { variant: 'outlined', size: 'large' },
  cancel: { variant: 'text', size: 'large', color: 'error' },
} as const;
