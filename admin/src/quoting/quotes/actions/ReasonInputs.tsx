import { RadioButtonGroupInput } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { choices, field } from '../../../core/contract/field.ts';

/** The inputs for one of the contract's reasons of a verb, required by default, and for a comment. */
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
