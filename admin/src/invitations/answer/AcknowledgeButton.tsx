import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import type { Invitation } from '../invitation.ts';

/** "Got it", below the thanks of a request that ended without the carrier; nothing where there is none to acknowledge. */
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
