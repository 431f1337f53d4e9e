import { TextInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../contract/field.ts';

/** A comment, of at most the contract's length; required with the reason `other`, as the API requires it. */
export function CommentInput({ of }: { of: string }) {
  const { source, validate } = field(of, 'comment');
  const isOther = useWatch({ name: 'reason' }) === 'other';
  return (
    <TextInput
      key={isOther ? 'required' : 'optional'}
      source={source}
      validate={isOther ? [...validate, NEEDED] : validate}
      label="anden.reasons.comment"
      multiline
      minRows={2}
      fullWidth
    />
  );
}

const NEEDED = required();
