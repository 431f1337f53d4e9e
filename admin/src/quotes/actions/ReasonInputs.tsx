import { RadioButtonGroupInput, TextInput } from 'react-admin';
import { choices, field } from '../../core/contract/field.ts';

/** One of the contract's reasons for a verb, needed unless told otherwise, and a comment if one likes. */
export function ReasonInputs({ of, comment = true }: { of: string; comment?: boolean }) {
  return (
    <>
      <RadioButtonGroupInput
        {...field(of, 'reason')}
        label="anden.reasons.why"
        row={false}
        choices={choices(of, 'reason', 'anden.reasons')}
      />
      {comment && <CommentInput of={of} />}
    </>
  );
}

/** A comment, of at most the contract's length. */
export function CommentInput({ of }: { of: string }) {
  return (
    <TextInput
      {...field(of, 'comment')}
      label="anden.reasons.comment"
      multiline
      minRows={2}
      fullWidth
    />
  );
}
