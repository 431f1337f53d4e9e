import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Whether the form was saved and not changed since; its next page is loading, so its buttons stay busy. */
export function useIsDone(): boolean {
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const { watch } = useFormContext();
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (isSubmitting) setTyped(false);
  }, [isSubmitting]);
  useEffect(() => {
    const watching = watch((_, { name }) => name !== undefined && setTyped(true));
    return () => watching.unsubscribe();
  }, [watch]);
  return isSubmitSuccessful && !isTyped;
}
