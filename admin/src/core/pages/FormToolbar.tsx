import { Button } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { type SaveButtonProps, Toolbar, useTranslate } from 'react-admin';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { PageKeeper } from '../form/PageKeeper.tsx';
import { ChangedNote } from '../live/ChangedNote.tsx';
import { ConflictGuard } from '../conflict/ConflictGuard.tsx';
import { useGoBack } from '../navigation/useGoBack.ts';
import { useFirstErrorInView } from './useFirstErrorInView.ts';
import { useRoomAtBars } from './useRoomAtBars.ts';

interface FormToolbarProps {
  children?: ReactNode;
  /** The props of the save button, which by default is enabled once something has changed. */
  save?: Pick<SaveButtonProps, 'label' | 'alwaysEnable' | 'icon'>;
}

/** The sticky toolbar of a form: save, cancel (back to the previous page), and `children` such as a delete button. */
export function FormToolbar({ children, save }: FormToolbarProps) {
  const translate = useTranslate();
  const goBack = useGoBack();
  const part = useRef<HTMLButtonElement>(null);
  useFirstErrorInView(part);
  useRoomAtBars(part);
  return (
    <Toolbar sx={STICKY}>
      <SubmitButton {...save} />
      <Button ref={part} onClick={goBack}>
        {translate('anden.action.cancel')}
      </Button>
      {children}
      <PageKeeper />
      <ConflictGuard />
      <ChangedNote />
    </Toolbar>
  );
}

const STICKY = {
  gap: 1,
  flexWrap: 'wrap',
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
