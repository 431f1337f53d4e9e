import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { useSaveFields } from '../../core/actions/useSaveFields.ts';
import { LegInputs } from './LegInputs.tsx';
import { changeOf, type LegValues, startOf } from './legValues.ts';
import { type Leg, type LegChoices, useLegChoices } from './useLegs.ts';

interface LegDialogProps {
  shipmentId: string;
  leg: Leg;
  onClose: () => void;
}

/** The dialog that fills a leg; an empty one starts with what the carrier used last. */
export function LegDialog(props: LegDialogProps) {
  const { data: choices } = useLegChoices(props.shipmentId);
  return choices ? <Dialog {...props} choices={choices} /> : null;
}

function Dialog({ shipmentId, leg, onClose, choices }: LegDialogProps & { choices: LegChoices }) {
  const resource = `shipments/${shipmentId}/legs`;
  const saved = { resource, id: leg.kind, version: leg.version, before: changeOf(leg) };
  const save = useSaveFields(saved, 'legs.saved', onClose);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      place={`${resource}/${leg.kind}`}
      title={`legs.kind.${leg.kind}`}
      submit="legs.save"
      start={startOf(leg, choices)}
      onSubmit={(values) => save(changeOf(values as LegValues))}
    >
      <LegInputs leg={leg} choices={choices} />
    </FormDialog>
  );
}
