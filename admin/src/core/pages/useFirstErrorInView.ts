import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Brings the first input that the API refused into view, as react-hook-form does with what it refuses itself. */
export function useFirstErrorInView(): void {
  const { errors } = useFormState();
  const isRefused = hasServerError(errors);
  useEffect(() => {
    if (!isRefused) return;
    const first = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [isRefused]);
}

/** A place's errors lie below the place's name. */
function hasServerError(errors: object): boolean {
  return Object.values(errors).some((error: { type?: unknown } | null) => {
    if (typeof error !== 'object' || error === null) return false;
    return error.type === 'server' || (!('ref' in error) && hasServerError(error));
  });
}
