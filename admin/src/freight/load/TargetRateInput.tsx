import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import type { CargoForm } from './cargoForm.ts';

/** The input for the target rate, which shippers do not set. */
export function TargetRateInput({ of }: { of: CargoForm }) {
  const isShipper = useSignedInUser()?.user_type.name === 'shipper';
  if (isShipper) return null;
  return <DecimalInput {...field(of, 'targetRate')} helperText="anden.withoutTax" />;
}
