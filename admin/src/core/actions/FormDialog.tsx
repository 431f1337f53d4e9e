import { Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { KeptForm } from '../form/KeptForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextButton } from './TextButton.tsx';

interface FormDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The subject of the question, under which the typed answer is kept as a draft. */
  place: string;
  /** Texts or their keys: the question, what it means, the button that answers it. */
  title: string;
  text?: string;
  submit: string;
  color?: 'primary' | 'error';
  /** The form's values before anything is typed. */
  start?: object;
  /** Whether the button that answers has the focus at first, where usually nothing is to be changed. */
  isReady?: boolean;
  /** Returns the errors by field; undefined on success, which removes the draft. */
  onSubmit: (values: object) => Promise<object | undefined>;
  /** The inputs. */
  children: ReactNode;
}

/** A question with a form as its answer. The focus goes back to where it was when it closes. */
export function FormDialog({ isOpen, onClose, title, text, children, ...form }: FormDialogProps) {
  const { place, submit, color = 'primary', start = NOTHING, isReady, onSubmit } = form;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <KeptForm place={place} record={start} onSubmit={onSubmit}>
        <DialogTitle id={id}>{translate(title, { _: title })}</DialogTitle>
        <DialogContent sx={INPUTS}>
          {text && (
            <Typography variant="body2" sx={{ mb: 2 }}>
              {translate(text)}
            </Typography>
          )}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SubmitButton
            label={submit}
            icon={<></>}
            alwaysEnable
            color={color}
            autoFocus={isReady}
          />
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
}

/** Room above the first input for the label that stands on its border. */
const INPUTS = { '.MuiDialogTitle-root + &': { pt: 1 } };
/** The answer is of its own: nothing of the record on the page belongs in it. */
const NOTHING = {};
