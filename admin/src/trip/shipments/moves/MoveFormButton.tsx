import MoreTimeOutlined from '@mui/icons-material/MoreTimeOutlined';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../core/actions/FormDialog.tsx';
import { NOT_SAVED } from '../../../core/actions/useAskAgain.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { field } from '../../../core/contract/field.ts';
import { serverNow } from '../../../core/data/serverClock.ts';
import { DateTimeInput } from '../../../core/inputs/DateTimeInput.tsx';
import type { NextStep, Shipment } from '../shipment.ts';
import { type Said, useMove } from './useMove.tsx';
import { useStepText } from './useStepText.ts';

interface MoveFormButtonProps {
  shipment: Shipment;
  step: NextStep;
  /** Shows an icon only. */
  isSmall?: boolean;
}

/** The button beside the next step of a trip for what one press does not say: its time, its place, who called. */
export function MoveFormButton({ shipment, step, isSmall }: MoveFormButtonProps) {
  const translate = useTranslate();
  const [start, setStart] = useState<object>();
  const { move, mayGoOn, dialog } = useMove();
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  const text = useStepText(shipment)(step);
  if (!ON_THE_ROAD.includes(step.status)) return null;
  const submit = async (values: object) => {
    let refused: object = NOT_SAVED;
    const done = await move(shipment, step, values as Said, (errors) => (refused = errors));
    if (done) setStart(undefined);
    return done ? undefined : refused;
  };
  const label = translate('shipments.move.more');
  const name = `${label}: ${shipment.reference}`;
  const ask = async () => {
    if (await mayGoOn(shipment))
      setStart({ happenedAt: serverNow(), ...(!isCarrier && { byCall: true }) });
  };
  return (
    <>
      {isSmall ? (
        <IconButton aria-label={name} title={label} onClick={ask} sx={ICON}>
          <MoreTimeOutlined fontSize="small" />
        </IconButton>
      ) : (
        <Button size="large" startIcon={<MoreTimeOutlined />} aria-label={name} onClick={ask}>
          {label}
        </Button>
      )}
      <FormDialog
        isOpen={start !== undefined}
        onClose={() => setStart(undefined)}
        place={[`shipments/${shipment.id} ${step.status}`, step.stop].filter(Boolean).join(' ')}
        title={text}
        submit={text}
        {...(start && { start })}
        onSubmit={submit}
      >
        <DateTimeInput
          isPast
          {...field('ShipmentMove', 'happenedAt')}
          label="shipments.move.happenedAt"
          fullWidth
        />
        <TextInput {...field('ShipmentMove', 'place')} label="shipments.move.place" fullWidth />
        {!isCarrier && <CallInputs />}
      </FormDialog>
      {dialog}
    </>
  );
}

/** The inputs for a step that somebody reported by phone. */
function CallInputs() {
  const isCall = useWatch({ name: 'byCall' }) === true;
  return (
    <>
      <BooleanInput source="byCall" label="shipments.move.byCall" />
      {isCall && (
        <TextInput {...field('ShipmentMove', 'toldBy')} label="shipments.move.toldBy" fullWidth />
      )}
    </>
  );
}

/** The steps that a driver takes; the others are made at a desk, when they are recorded. */
const ON_THE_ROAD = ['at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered'];
const ICON = { width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 } };
