import { reportFailure } from '../auth/acting.ts';
import type { Locale } from '../i18n/words.ts';
import type { Schemas } from '../contract/types.ts';
import { fromDatabase } from './databaseErrors.ts';
import { undoneAlone } from './transaction.ts';
import { asRefusal, type Refusal } from '../http/errors.ts';

type BulkResult = Schemas['BulkResult'];

/**
 * Does an act to one record after another, each by itself: what fails for one is in its result and undoes no
 * other. When the server itself fails, that is logged, and the rest is not tried any more and gets the same result.
 */
export async function bulk(
  ids: readonly string[],
  locale: Locale,
  act: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  let broken: Refusal | undefined;
  for (const id of ids) {
    const refusal = broken ?? (await refusalOf(() => act(id)));
    if (refusal && refusal.status >= 500) broken ??= reported(refusal);
    results.push(refusal ? refused(id, refusal, locale) : { id, status: 200 });
  }
  return { results };
}

/** Who looks after the server reads of it, once. */
function reported(refusal: Refusal) {
  reportFailure(refusal.options.cause ?? refusal);
  return refusal;
}

async function refusalOf(act: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await undoneAlone(act);
    return undefined;
  } catch (error) {
    return asRefusal(fromDatabase(error));
  }
}

/** Where a field is wrong, its message says more than the title. */
function refused(id: string, refusal: Refusal, locale: Locale) {
  const { title, code, errors = {} } = refusal.problem(locale);
  return { id, status: refusal.status, code, message: Object.values(errors).join(' ') || title };
}
