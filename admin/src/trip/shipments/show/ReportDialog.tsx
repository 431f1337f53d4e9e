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
    const report = { ...values, place: where === 'elsewhere' ? place : plain(shipment, where) };
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
        defaultValues={defaults}
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

/** The place without the location's id, because the user may not see the location of a stop. */
function plain(shipment: Shipment, where: 'origin' | 'destination') {
  const { city, state, country, postalCode, timeZone } = shipment[where]!;
  return { city, state, country, postalCode, timeZone };
}

const NOTHING = {};
const BY_CODE = { field: 'code', order: 'ASC' } as const;
const defaults = () => ({ where: 'elsewhere', delays: false, occurredAt: serverNow() });
