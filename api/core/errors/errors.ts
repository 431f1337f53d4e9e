import type { components } from '#contract';
import { loadContract } from '../contract/document.ts';
import type { Locale, Words } from '../../shared/words.ts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type Problem = components['schemas']['Problem'];

/** The parameters of a message; texts are given in both languages. */
export type Params = Record<string, string | number | Words>;

/** The error that every refused request throws: an error code of the contract, the parameters of its message, and messages by field. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: {
      params?: Params | undefined;
      errors?: Record<string, Words>;
      /** Further information beside the title, in one line. */
      detail?: Words;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
  }

  get status() {
    return TABLE[this.code].status;
  }

  /** The RFC 9457 body in the caller's language. */
  problem(locale: Locale, requestId?: string): Problem {
    const { params = {}, errors, detail } = this.options;
    return {
      type: 'about:blank',
      title: fill(TABLE[this.code][locale], params, locale),
      status: this.status,
      code: this.code,
      ...(detail && { detail: detail[locale] }),
      ...(errors && { errors: translate(errors, locale) }),
      ...(requestId && { requestId }),
    };
  }
}

/** A 422 for one field, with its message in both languages. */
export function invalid(field: string, words: Words) {
  return new Refusal('INVALID', { errors: { [field]: words } });
}

/** Runs the work; prefixes the fields of a Refusal that it throws: `contactBookList.0.name`. */
export function refusedUnder<Result>(prefix: string, work: () => Promise<Result>): Promise<Result> {
  return refusedAs((field) => prefix + field, work);
}

/** Runs the work; names the fields of a Refusal that it throws anew, where a body has a field in another place. */
export async function refusedAs<Result>(
  nameOf: (field: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.options.errors) throw error;
    const entries = Object.entries(error.options.errors);
    const errors = Object.fromEntries(entries.map(([field, words]) => [nameOf(field), words]));
    throw new Refusal(error.code, { ...error.options, errors });
  }
}

/** The error itself if it is a Refusal; any other error becomes a 500 without details. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('INTERNAL', { cause: error });
}

const TABLE = (
  loadContract().components.schemas!.ErrorCode as unknown as {
    'x-errors': Record<ErrorCode, Words & { status: number }>;
  }
)['x-errors'];

/** Limits of the error response: a body may have tens of thousands of wrong fields with long names. */
const MOST_FIELDS = 50;
const LONGEST_NAME = 100;

function translate(errors: Record<string, Words>, locale: Locale) {
  const some = Object.entries(errors).slice(0, MOST_FIELDS);
  return Object.fromEntries(
    some.map(([field, words]) => [field.slice(0, LONGEST_NAME), words[locale]]),
  );
}

function fill(text: string, params: Params, locale: Locale) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : String(typeof value === 'object' ? value[locale] : value);
  });
}
