import { Alert, Box, LinearProgress, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import { type Shipment, stepsOf } from '../shipment.ts';
import { usePresentStopText } from '../stops/PresentStop.tsx';

/** The progress of a load: its statuses as steps, or on a phone the number of the present one; with more stops, the present stop. */
export function ShipmentSteps({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { status, movement } = shipment;
  if (status === 'cancelled') {
    return <Alert severity="error">{translate('shipments.isCancelled')}</Alert>;
  }
  if (shipment.stops.length > 2) return <StopProgress shipment={shipment} />;
  const steps = stepsOf(movement);
  const at = steps.indexOf(status);
  const blanks = { at: at + 1, of: steps.length };
  if (isNarrow) return <Progress text={translate('shipments.step', blanks)} {...blanks} />;
  return (
    <Stepper activeStep={at === steps.length - 1 ? steps.length : at} alternativeLabel>
      {steps.map((step) => (
        <Step key={step} aria-current={step === status ? 'step' : undefined}>
          <StepLabel>{translate(`anden.status.shipments.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

/** The progress of a load with more than two stops: the one where it is or that it goes to. */
function StopProgress({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { status, stops, currentStop } = shipment;
  const text = usePresentStopText(shipment) ?? translate(`anden.status.shipments.${status}`);
  return <Progress text={text} at={currentStop ?? 0} of={stops.length} />;
}

function Progress({ text, at, of }: { text: string; at: number; of: number }) {
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {text}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(at / of) * 100}
        aria-label={text}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
