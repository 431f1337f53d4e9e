import { required, TextInput } from 'react-admin';
import { field } from '../../../core/contract/field.ts';

/** Why a document is rejected, as the carrier reads it; written first. */
export function ReasonInput() {
  return (
    <TextInput
      source="reason"
      label="documents.reject.reason"
      validate={VALIDATE}
      multiline
      minRows={3}
      fullWidth
      autoFocus
    />
  );
}

const VALIDATE = [required(), ...field('DocumentReview', 'reason').validate];
