import { Refusal } from '../../errors/errors.ts';
import { inAll, type Words } from '../../../shared/words.ts';

/** Errors by field. */
export type Errors = Record<string, Words>;

/** The errors by field of a Refusal that `work` throws; rethrows other errors. */
export function errorsOf(work: () => void): Errors {
  try {
    work();
    return {};
  } catch (error) {
    return errorsOfRefusal(error);
  }
}

/** The same for asynchronous work. */
export async function errorsOfAsync(work: () => Promise<unknown>): Promise<Errors> {
  try {
    await work();
    return {};
  } catch (error) {
    return errorsOfRefusal(error);
  }
}

/** The errors by field of a Refusal below 500; rethrows any other error. */
export function errorsOfRefusal(error: unknown): Errors {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  const { errors } = error.options;
  if (errors && Object.keys(errors).length > 0) return errors;
  return { '': inAll((locale) => error.problem(locale).title) };
}
