import { RadioButtonGroupInput } from 'react-admin';
import { CommentInput } from './CommentInput.tsx';
import { choices, field } from '../contract/field.ts';
import { FormDialog } from './FormDialog.tsx';

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The subject, under which the reason is kept as a draft. */
  place: string;
  /**
   * The schema of the contract with `reason` and `comment`, and the message key below which the reasons are
   * translated.
   */
  of: string;
  words: string;
  /** Message keys. */
  title: string;
  submit: string;
  /** Returns the errors by field, or undefined. */
  onSubmit: (values: object) => Promise<object | undefined>;
}

/** A dialog that asks for one of the contract's reasons and a comment. */
export function ReasonDialog({ of, words, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog color="error" {...dialog}>
      <RadioButtonGroupInput
        {...field(of, 'reason')}
        label="anden.reasons.why"
        row={false}
        choices={choices(of, 'reason', words)}
      />
      <CommentInput of={of} />
    </FormDialog>
  );
}
