import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { RadioButtonGroupInput } from 'react-admin';
import { choices } from '../../../core/contract/field.ts';
import { BulkExportButton } from '../../../core/list/export/BulkExportButton.tsx';
import { BulkFormButton } from '../../../core/list/bulk/BulkFormButton.tsx';
import { ReasonInput } from './ReasonInput.tsx';

/** To approve or reject the selected documents together, each as if alone; or to export them. */
export function ReviewActions() {
  return (
    <>
      <BulkFormButton words="documents.approveMany" icon={<Check />} start={USUAL} toAct={approval}>
        <RadioButtonGroupInput
          source="days"
          label="documents.approve.validity"
          row={false}
          choices={VALIDITIES}
        />
      </BulkFormButton>
      <BulkFormButton
        words="documents.rejectMany"
        icon={<Close />}
        color="error"
        toAct={({ reason }: { reason?: string }) => ({ action: 'reject', reason })}
      >
        <ReasonInput />
      </BulkFormButton>
      <BulkExportButton />
    </>
  );
}

function approval({ days }: { days?: string }) {
  return { action: 'approve', ...(days !== USUAL.days && { days: Number(days) }) };
}

const USUAL = { days: 'usual' };
const VALIDITIES = [
  { id: USUAL.days, name: 'documents.approveMany.usual' },
  ...choices('BulkReview', 'days', 'documents.days'),
];
