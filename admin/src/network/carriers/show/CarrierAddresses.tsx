import { Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { AddressLines } from '../../../freight/places/AddressField.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import type { Carrier } from '../carrier.ts';

/** The offices and yards of a carrier. */
export function CarrierAddresses() {
  const translate = useTranslate();
  const places = useRecordContext<Carrier>()?.addressList ?? [];
  return (
    <Section title="carriers.section.addresses">
      <Stack spacing={1.5}>
        {places.map((place) => (
          <Typography key={JSON.stringify(place)} component="address" variant="body2" sx={UPRIGHT}>
            <AddressLines place={place} />
          </Typography>
        ))}
        {places.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('carriers.noAddresses')}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}

const UPRIGHT = { fontStyle: 'normal' };
