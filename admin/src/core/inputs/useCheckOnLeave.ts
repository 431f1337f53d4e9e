import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** For an input of a form: says what is wrong with what was typed as soon as it is left, and until it is mended. */
export function useCheckOnLeave(source: string) {
  const name = useWrappedSource(source);
  const { trigger, getValues, getFieldState } = useFormContext();
  const check = () => void trigger(name);
  return {
    onBlur: () => getValues(name) != null && check(),
    onChange: () => getFieldState(name).invalid && check(),
  };
}
