import { Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Section } from '../../../core/pages/Section.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { WordField } from '../../../core/fields/WordField.tsx';
import { type Carrier, CONFIDENCE_TONES, STATUS_TONES } from '../carrier.ts';

/** The trade name, status, confidence and network of a carrier. */
export function CarrierHeader() {
  const { carrierName, comercialName } = useRecordContext<Carrier>() ?? {};
  const isCarriers = useSignedInUser()?.user_type.name === 'carrier';
  const name = comercialName || carrierName;
  return (
    <Section>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <div>
          <Typography component="h2" variant="h2">
            {name}
          </Typography>
          {name !== carrierName && <Typography color="text.secondary">{carrierName}</Typography>}
        </div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <WordField source="status" of="carriers.status" tones={STATUS_TONES} />
          <WordField source="confidence" of="carriers.confidenceLevel" tones={CONFIDENCE_TONES} />
          {!isCarriers && <WordField source="network" of="carriers.networkOf" tones={NEUTRAL} />}
        </Stack>
      </Stack>
    </Section>
  );
}

const NEUTRAL = {};
