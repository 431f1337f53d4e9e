import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../../core/actions/useAct.ts';
import type { Invitation } from '../invitation.ts';

interface AvailableButtonProps extends Pick<ButtonProps, 'sx'> {
  invitation: Invitation;
}

/** The button "I can cover it", by which the carrier announces a rate. */
export function AvailableButton({ invitation: { id }, sx }: AvailableButtonProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct('invitations.available.done');
  return (
    <Button
      variant="outlined"
      loading={isPending}
      sx={sx}
      onClick={() => void act({ resource: 'invitations', id, verb: 'available' })}
    >
      {translate('invitations.available.action')}
    </Button>
  );
}
