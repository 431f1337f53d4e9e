import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  type RaRecord,
  ReferenceInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { KeptForm } from '../../../core/form/KeptForm.tsx';
import { SubmitButton } from '../../../core/form/SubmitButton.tsx';
import type { FieldValues } from 'react-hook-form';
import { field } from '../../../core/contract/field.ts';
import { serverNow } from '../../../core/data/serverClock.ts';
import { localName } from '../../../core/format/localName.ts';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { useAct } from '../../../core/actions/useAct.ts';
import { DateTimeInput } from '../../../core/inputs/DateTimeInput.tsx';
import type { Shipment } from '../shipment.ts';
import { presentStopOf } from '../stops/presentStop.ts';
import { WhereInput } from './WhereInput.tsx';

interface ReportDialogProps {
  shipment: Shipment;
  onClose: () => void;
}

/** The dialog that reports an incident: type, place, time, and whether it delays the load. */
export function ReportDialog({ shipment, onClose }: ReportDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { act } = useAct('shipments.incidents.reported');
  const submit = async ({ where, place, ...values }: FieldValues) => {
    let refused: object | undefined;
    const report = { ...values, ...(where === 'elsewhere' ? { place } : atStop(shipment, where)) };
    const what = { resource: 'shipments', id: shipment.id, verb: 'incidents' };
    const done = await act(what, report, (errors) => (refused = errors));
    if (done) onClose();
    return refused;
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <KeptForm
        place={`shipments/${shipment.id} incidents`}
        record={NOTHING}
        defaultValues={() => defaultsOf(shipment)}
        onSubmit={submit}
      >
        <DialogTitle id={id}>{translate('shipments.incidents.report')}</DialogTitle>
        <DialogContent>
          <TypeInput />
          <WhereInput shipment={shipment} />
          <DateTimeInput
            isPast
            {...field('ShipmentIncidentInput', 'occurredAt')}
            label="shipments.incidents.occurredAt"
            fullWidth
          />
          <BooleanInput source="delays" label="shipments.incidents.delays" />
          <TextInput
            {...field('ShipmentIncidentInput', 'comment')}
            label="anden.reasons.comment"
            multiline
            minRows={2}
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SubmitButton label="shipments.incidents.send" icon={<></>} alwaysEnable />
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
}

function TypeInput() {
  const { source, validate } = field('ShipmentIncidentInput', 'incidentId');
  return (
    <ReferenceInput source={source} reference="catalogs/incidents" perPage={100} sort={BY_CODE}>
      <AutocompleteInput
        label="shipments.incidents.type"
        validate={validate}
        optionText={(record: RaRecord) => localName(record)}
        filterToQuery={(q: string) => ({ q })}
        fullWidth
      />
    </ReferenceInput>
  );
}

/**
 * The place of a stop without the location's id, because the user may not see the location; on a load with more than two
 * stops also which one it is.
 */
function atStop({ stops, ...ends }: Shipment, where: string) {
  const number = Number(where) || undefined;
  const stop = number ? stops[number - 1]!.place : ends[where as 'origin' | 'destination']!;
  const { city, state, country, postalCode, timeZone } = stop;
  const place = { city, state, country, postalCode, timeZone };
  return number ? { place, stopNumber: number } : { place };
}

const NOTHING = {};
const BY_CODE = { field: 'code', order: 'ASC' } as const;

/** An incident is of the present stop, where the load has more than two. */
function defaultsOf(shipment: Shipment) {
  const stopNumber = presentStopOf(shipment)?.number;
  const values = { where: 'elsewhere', delays: false, occurredAt: serverNow() };
  return stopNumber ? { ...values, stopNumber } : values;
}
