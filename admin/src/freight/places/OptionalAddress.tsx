import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressInputs } from './AddressInputs.tsx';

/** An address that may be missing: once added it needs city, state and country, until it is removed. */
export function OptionalAddress({ source }: { source: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const address: unknown = useWatch({ name: source });
  const set = (value: object | null) => setValue(source, value, { shouldDirty: true });
  if (!address) {
    return (
      <Button variant="outlined" onClick={() => set({ country: 'MX' })} sx={BUTTON}>
        {translate('anden.place.add')}
      </Button>
    );
  }
  return (
    <>
      <AddressInputs of="Place" prefix={`${source}.`} />
      <Button onClick={() => set(null)} sx={BUTTON}>
        {translate('anden.place.remove')}
      </Button>
    </>
  );
}

const BUTTON = { justifySelf: 'start' };
