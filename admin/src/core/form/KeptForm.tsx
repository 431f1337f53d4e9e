import { Box } from '@mui/material';
import { Form, type FormProps } from 'react-admin';
import { FormNotes } from './FormNotes.tsx';
import { keptSubmit } from './keptSubmit.ts';
import { useDraft } from './useDraft.ts';

interface KeptFormProps extends Omit<FormProps, 'onSubmit'> {
  /** The subject of the form, under which its draft is kept: one place for all forms of the same thing. */
  place: string;
  /** Answers what is wrong, by field, if anything. */
  onSubmit: (values: object) => Promise<object | undefined>;
}

/** The form of a dialog: what is typed stays on this device until it is sent, also when the dialog is closed. */
export function KeptForm({ place, onSubmit, children, ...form }: KeptFormProps) {
  return (
    <Form
      noValidate
      {...form}
      onSubmit={keptSubmit(place, onSubmit)}
      disableInvalidFormNotification
    >
      {children}
      <Box sx={NOTES}>
        <Keeper place={place} />
      </Box>
    </Form>
  );
}

function Keeper({ place }: { place: string }) {
  return <FormNotes {...useDraft(place)} />;
}

const NOTES = { px: 3, pb: 2, '&:empty': { display: 'none' } };
