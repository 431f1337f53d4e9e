import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, type SaveButtonProps, Toolbar, useTranslate } from 'react-admin';
import { ConflictGuard } from '../conflict/ConflictGuard.tsx';
import { useGoBack } from '../navigation/useGoBack.ts';
import { useFirstErrorInView } from './useFirstErrorInView.ts';

interface FormToolbarProps {
  children?: ReactNode;
  /** How its button differs from a plain save, enabled once something has changed. */
  save?: Pick<SaveButtonProps, 'label' | 'alwaysEnable' | 'icon'>;
}

/** A form's end, always in sight: save, cancel (back to where one was), and `children` such as a delete button. */
export function FormToolbar({ children, save }: FormToolbarProps) {
  const translate = useTranslate();
  const goBack = useGoBack();
  useFirstErrorInView();
  return (
    <Toolbar sx={STICKY}>
      <SaveButton {...save} />
      <Button onClick={goBack}>{translate('anden.action.cancel')}</Button>
      {children}
      <ConflictGuard />
    </Toolbar>
  );
}

const STICKY = {
  gap: 1,
  '&.RaToolbar-desktopToolbar': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    mt: 2,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
