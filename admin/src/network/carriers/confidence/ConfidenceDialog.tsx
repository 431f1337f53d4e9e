import { TextInput, useRecordContext } from 'react-admin';
import { FormDialog } from '../../../core/actions/FormDialog.tsx';
import { useAct } from '../../../core/actions/useAct.ts';
import { field } from '../../../core/contract/field.ts';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import type { Carrier } from '../carrier.ts';

/** The dialog that sets the confidence level of the carrier in context, with a reason. */
export function ConfidenceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { id = '', confidence } = useRecordContext<Carrier>() ?? {};
  const { act } = useAct('carriers.trust.done');
  const onSubmit = async (values: object) => {
    let refused: object | undefined;
    const what = { resource: 'carriers', id, verb: 'confidence' };
    const done = await act(what, values, (errors) => (refused = errors));
    if (done) onClose();
    return done ? undefined : (refused ?? {});
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      place={`carriers/${id} confidence`}
      title="carriers.trust.action"
      text="carriers.trust.ask"
      submit="carriers.trust.save"
      start={{ confidence }}
      onSubmit={onSubmit}
    >
      <ChoiceInput of="ConfidenceAssessment" source="confidence" words="carriers.confidence" />
      <TextInput
        {...field('ConfidenceAssessment', 'reason')}
        label="carriers.trust.reason"
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
