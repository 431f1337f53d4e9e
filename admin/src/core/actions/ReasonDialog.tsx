import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Form, RadioButtonGroupInput, SaveButton, TextInput, useTranslate } from 'react-admin';
import { TextButton } from './TextButton.tsx';
import { choices, field } from '../contract/field.ts';

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The schema of the contract with `reason` and `comment`, and the key below which the reasons have words. */
  of: string;
  words: string;
  /** Keys. */
  title: string;
  submit: string;
  /** Answers what is wrong, by field, if anything. */
  onSubmit: (values: object) => Promise<object | undefined>;
}

/** Asks why: one of the contract's reasons, and a comment if one likes. */
export function ReasonDialog({ isOpen, onClose, of, words, onSubmit, ...text }: ReasonDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Form record={NOTHING} onSubmit={onSubmit} disableInvalidFormNotification>
        <DialogTitle id={id}>{translate(text.title)}</DialogTitle>
        <DialogContent>
          <RadioButtonGroupInput
            {...field(of, 'reason')}
            label="anden.reasons.why"
            row={false}
            choices={choices(of, 'reason', words)}
          />
          <TextInput
            {...field(of, 'comment')}
            label="anden.reasons.comment"
            multiline
            minRows={2}
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SaveButton label={text.submit} icon={<></>} alwaysEnable color="error" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The answer is of its own: nothing of the record on the page belongs in it. */
const NOTHING = {};
