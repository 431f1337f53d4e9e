import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { ClaimedPassport } from '../../../compliance/consents/index.ts';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { CarrierDocuments } from '../../../compliance/documents/index.ts';
import { isBroker } from '../../../freight/users/kinds.ts';
import type { Carrier } from '../carrier.ts';

/** The documents of the carrier in context; for a broker also what the carrier shows of its own, if it has claimed the record. */
export function CarrierDocumentsTab() {
  const carrierId = useRecordContext<Carrier>()?.id;
  const user = useSignedInUser();
  if (!carrierId) return null;
  return (
    <Stack spacing={2}>
      {user && isBroker(user) && <ClaimedPassport recordId={carrierId} />}
      <CarrierDocuments carrierId={carrierId} />
    </Stack>
  );
}
