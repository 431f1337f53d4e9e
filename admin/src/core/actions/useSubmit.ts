import { type HttpError, useNotify, useTranslate } from 'react-admin';
import type { Problem } from '../data/problem.ts';
import { NOT_SAVED } from './useAskAgain.tsx';

interface Words {
  /** The key of what is said afterwards; nothing is said without it. */
  success?: string;
  /** The key of what stands before the message of an error that belongs to no field. */
  failure?: string;
}

/** Returns a function that runs the saving of a dialog, and returns the errors by field, or that nothing was saved, if it fails. */
export function useSubmit<Values>(
  save: (values: Values) => Promise<void>,
  { success, failure }: Words,
) {
  const notify = useNotify();
  const translate = useTranslate();
  return async (values: Values): Promise<object | undefined> => {
    try {
      await save(values);
      if (success) notify(success, { type: 'success' });
      return undefined;
    } catch (error) {
      const { body, message } = error as HttpError;
      const { errors } = (body ?? {}) as Problem;
      const text = failure ? `${translate(failure)}: ${message}` : message;
      if (!errors) notify(text, { type: 'error' });
      return errors ?? NOT_SAVED;
    }
  };
}
