import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../../core/actions/useAct.ts';
import type { Invitation } from '../invitation.ts';

/**
 * The button "Got it" of an invitation that ended without the carrier; renders nothing when it cannot be
 * acknowledged.
 */
export function AcknowledgeButton({ invitation: { id, can = [] } }: { invitation: Invitation }) {
  const translate = useTranslate();
  const { act, isPending } = useAct('invitations.acknowledge.done');
  if (!can.includes('acknowledge')) return null;
  return (
    <Button
      color="inherit"
      variant="outlined"
      loading={isPending}
      sx={{ mt: 1 }}
      onClick={() => void act({ resource: 'invitations', id, verb: 'acknowledge' })}
    >
      {translate('invitations.acknowledge.action')}
    </Button>
  );
}
