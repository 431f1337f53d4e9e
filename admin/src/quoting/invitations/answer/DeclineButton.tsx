import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../../core/actions/ReasonDialog.tsx';
import { useAct } from '../../../core/actions/useAct.ts';
import type { Invitation } from '../invitation.ts';

interface DeclineButtonProps extends Pick<ButtonProps, 'sx'> {
  invitation: Invitation;
}

/** The button that rejects an invitation, with one of the five reasons. */
export function DeclineButton({ invitation: { id }, sx }: DeclineButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { act } = useAct('invitations.decline.done');
  const decline = async (values: object) => {
    let refused: object | undefined;
    const done = await act({ resource: 'invitations', id, verb: 'decline' }, values, (errors) => {
      refused = errors;
    });
    if (done) setAsking(false);
    return refused;
  };
  return (
    <>
      <Button variant="outlined" color="inherit" sx={sx} onClick={() => setAsking(true)}>
        {translate('invitations.decline.action')}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        place={`invitations/${id} decline`}
        of="InvitationDecline"
        words="anden.reasons"
        title="invitations.decline.title"
        submit="invitations.decline.submit"
        onSubmit={decline}
      />
    </>
  );
}
