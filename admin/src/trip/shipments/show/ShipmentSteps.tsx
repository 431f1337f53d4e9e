import { Alert, Box, LinearProgress, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import { type Shipment, stepsOf } from '../shipment.ts';

/** The progress of a load: its statuses as steps, or on a phone the number of the present one. */
export function ShipmentSteps({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { status, movement } = shipment;
  if (status === 'cancelled') {
    return <Alert severity="error">{translate('shipments.isCancelled')}</Alert>;
  }
  const steps = stepsOf(movement);
  const at = steps.indexOf(status);
  if (isNarrow) return <Progress at={at + 1} of={steps.length} />;
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

function Progress({ at, of }: { at: number; of: number }) {
  const translate = useTranslate();
  const text = translate('shipments.step', { at, of });
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
