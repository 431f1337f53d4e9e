import { useWatch } from 'react-hook-form';
import { useSignedInUser } from '../../../../core/auth/useSignedInUser.ts';
import { SELDOM } from '../../../../core/form/goOn.ts';
import { ChoiceInput } from '../../../../core/inputs/ChoiceInput.tsx';

/** The input for whether carriers are asked for the whole, for each leg, or for both; only across the border, and not for shippers. */
export function AskedInput() {
  const isShipper = useSignedInUser()?.user_type.name === 'shipper';
  const movement = useWatch({ name: 'movement' }) as string | undefined;
  if (isShipper || movement !== 'cross_border') return null;
  return (
    <ChoiceInput
      of="QuoteInput"
      source="asked"
      words="quotes.asked"
      label="quotes.legs.ask"
      {...SELDOM}
    />
  );
}
