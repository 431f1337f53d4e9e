import { Box } from '@mui/material';
import { usePermissions } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import { Remark } from '../../../freight/load/Remark.tsx';
import type { Invitation, Quote } from '../quote.ts';
import { CarrierState } from './CarrierState.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import { Story } from './Story.tsx';

interface CourseProps {
  quote: Quote;
  /** All invitations of the quote. */
  invitations: Invitation[];
  invitation: Invitation;
}

/** The state of an invited carrier, what happened with it, what it wrote, and what the user may do about it. */
export function Course({ invitation, ...rest }: CourseProps) {
  const mayAct = !!usePermissions<Permissions>().permissions?.invitations?.includes('call');
  const { status, rate, comment } = invitation;
  return (
    <>
      <Box sx={LINE}>
        <CarrierState invitation={invitation} />
        <Box sx={{ flex: 1, minWidth: 150 }}>
          <Story invitation={invitation} {...rest} />
        </Box>
        {mayAct && <InvitationActions invitation={invitation} />}
      </Box>
      <Remark>{rate?.comment ?? (status === 'rejected_by_carrier' ? comment : null)}</Remark>
    </>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
};
