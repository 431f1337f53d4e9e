import { reportFailure } from '../../auth/acting.ts';
import type { Locale } from '../../../shared/words.ts';
import type { Schemas } from '../../contract/types.ts';
import { fromDatabase } from '../../errors/databaseErrors.ts';
import { inSavepoint } from '../../sql/transaction.ts';
import { asRefusal, type Refusal } from '../../errors/errors.ts';

type BulkResult = Schemas['BulkResult'];

/**
 * Runs `act` for one record after another, each in its own savepoint: a failure is reported in that record's result and
 * does not undo the others. After a server error (logged once) the remaining records are skipped, with the same result.
 */
export async function bulk(
  ids: readonly string[],
  locale: Locale,
  act: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  let serverError: Refusal | undefined;
  for (const id of ids) {
    const refusal = serverError ?? (await refusalOf(() => act(id)));
    if (refusal && refusal.status >= 500) serverError ??= logged(refusal);
    results.push(refusal ? refusalResult(id, refusal, locale) : { id, status: 200 });
  }
  return { results };
}

/** Logs a server error and returns it. */
function logged(refusal: Refusal) {
  reportFailure(refusal.options.cause ?? refusal);
  return refusal;
}

async function refusalOf(act: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await inSavepoint(act);
    return undefined;
  } catch (error) {
    return asRefusal(fromDatabase(error));
  }
}

/** The result of a refused record; its message is that of the wrong fields, or the title when no field is wrong. */
function refusalResult(id: string, refusal: Refusal, locale: Locale) {
  const { title, code, errors = {} } = refusal.problem(locale);
  return { id, status: refusal.status, code, message: Object.values(errors).join(' ') || title };
}
