import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { WordField } from '../../../core/fields/WordField.tsx';
import { type Carrier, CONFIDENCE_TONES, STATUS_TONES } from '../carrier.ts';

/** The trade name of a carrier that has another one than its name, its status, confidence and network. */
export function CarrierStatus() {
  const { carrierName, comercialName } = useRecordContext<Carrier>() ?? {};
  const isCarriers = useSignedInUser()?.user_type.name === 'carrier';
  return (
    <>
      {comercialName && comercialName !== carrierName && (
        <Typography sx={{ fontWeight: 600, mr: 0.5 }}>{comercialName}</Typography>
      )}
      <WordField source="status" of="carriers.status" tones={STATUS_TONES} />
      <WordField source="confidence" of="carriers.confidenceLevel" tones={CONFIDENCE_TONES} />
      {!isCarriers && <WordField source="network" of="carriers.networkOf" tones={NEUTRAL} />}
    </>
  );
}

const NEUTRAL = {};
