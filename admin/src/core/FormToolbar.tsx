import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, Toolbar, useNavigate, useTranslate } from 'react-admin';

/** A form's end: save, cancel (back to where one was), and `children` such as a delete button. */
export function FormToolbar({ children }: { children?: ReactNode }) {
  const navigate = useNavigate();
  const translate = useTranslate();
  return (
    <Toolbar sx={{ gap: 1 }}>
      <SaveButton />
      <Button onClick={() => navigate(-1)}>{translate('anden.action.cancel')}</Button>
      {children}
    </Toolbar>
  );
}
