import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Scrolls to the first input with an error of the API, as react-hook-form does for its own errors. */
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

/** Whether an error comes from the server; those of a place are nested below its name. */
function hasServerError(errors: object): boolean {
  return Object.values(errors).some((error: { type?: unknown } | null) => {
    if (typeof error !== 'object' || error === null) return false;
    return error.type === 'server' || (!('ref' in error) && hasServerError(error));
  });
}
