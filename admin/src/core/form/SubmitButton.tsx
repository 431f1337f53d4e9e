import { CircularProgress } from '@mui/material';
import { SaveButton, type SaveButtonProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useIsDone } from './useIsDone.ts';

/** Saves or sends its form once: busy from the press until the next page is shown. */
export function SubmitButton(props: SaveButtonProps) {
  const { isSubmitting } = useFormState();
  const isDone = useIsDone();
  if (!isSubmitting && !isDone) return <SaveButton {...props} />;
  return (
    <SaveButton
      {...props}
      alwaysEnable={undefined}
      disabled
      aria-busy
      icon={isDone ? <Spinner /> : undefined}
    />
  );
}

function Spinner() {
  return <CircularProgress size={14} thickness={3} color="inherit" sx={{ mr: 1 }} />;
}
