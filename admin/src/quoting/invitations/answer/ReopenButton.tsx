import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../../core/actions/useAct.ts';
import type { Invitation } from '../invitation.ts';

interface ReopenButtonProps extends Pick<ButtonProps, 'sx'> {
  invitation: Invitation;
}

/** Takes back a refusal. */
export function ReopenButton({ invitation: { id }, sx }: ReopenButtonProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct('invitations.reopen.done');
  return (
    <Button
      variant="outlined"
      size="large"
      loading={isPending}
      sx={sx}
      onClick={() => void act({ resource: 'invitations', id, verb: 'reopen' })}
    >
      {translate('invitations.reopen.action')}
    </Button>
  );
}
