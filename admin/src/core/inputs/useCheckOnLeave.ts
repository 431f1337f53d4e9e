import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Validates an input when it loses the focus, and from then on with each change until it is valid. */
export function useCheckOnLeave(source: string) {
  const name = useWrappedSource(source);
  const { trigger, getValues, getFieldState } = useFormContext();
  const check = () => void trigger(name);
  return {
    onBlur: () => getValues(name) != null && check(),
    onChange: () => getFieldState(name).invalid && check(),
  };
}
