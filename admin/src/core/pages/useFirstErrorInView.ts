import { type RefObject, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Brings the first wrong field of the form into view and gives it the focus, whenever a save was refused: by the API, or by
 * the form's own checks. It is given a part of the form.
 */
export function useFirstErrorInView(part: RefObject<Element | null>): void {
  const { errors, submitCount, isSubmitting } = useFormState();
  const isRefused = hasServerError(errors);
  const isWrong = useRef(false);
  isWrong.current = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount && !isSubmitting && isWrong.current) showFirstError(part.current);
  }, [part, submitCount, isSubmitting]);
  useEffect(() => {
    if (isRefused) showFirstError(part.current);
  }, [part, isRefused]);
}

function showFirstError(part: Element | null) {
  const marked = part?.closest('form')?.querySelector('[aria-invalid="true"]');
  const first = marked?.closest('.MuiSelect-root')?.querySelector('[role=combobox]') ?? marked;
  if (!(first instanceof HTMLElement)) return;
  first.scrollIntoView({ block: 'center' });
  first.focus({ preventScroll: true });
}

/** Whether an error comes from the server; those of a place are nested below its name. */
function hasServerError(errors: object): boolean {
  return Object.values(errors).some((error: { type?: unknown } | null) => {
    if (typeof error !== 'object' || error === null) return false;
    return error.type === 'server' || (!('ref' in error) && hasServerError(error));
  });
}
