import type { Schemas } from './types.ts';

/** The codes of refused calls, and NO_ANSWER when the API could not be reached. */
export type ErrorCode = Schemas['ErrorCode'] | 'NO_ANSWER';

/** Thrown by every call that is refused or gets no answer; the message has all that the answer says, in the language of the client. */
export class AndenError extends Error {
  override readonly name = 'AndenError';
  /** Stable; newer versions of the API may have codes that this version of the client does not name. */
  readonly code: ErrorCode;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** The error of each invalid field, such as `origin.city`. */
  readonly fields: Record<string, string>;
  /** The number of the call in the log of the API, for support. */
  readonly requestId: string | undefined;
  /** The answer; undefined when there was none. It is not printed with the error. */
  declare readonly response: Response | undefined;

  constructor(problem: Problem, response?: Response, cause?: unknown) {
    const fields = Object.entries(problem.errors ?? {}).map((field) => field.join(': '));
    const message = [problem.title, problem.detail, fields.join('; ')].filter(Boolean).join(' ');
    super(message || `HTTP ${response?.status}`, { cause });
    this.code = problem.code ?? 'INTERNAL';
    this.status = response?.status ?? 0;
    this.fields = problem.errors ?? {};
    this.requestId = problem.requestId;
    Object.defineProperty(this, 'response', { value: response });
  }
}

type Problem = Partial<Omit<Schemas['Problem'], 'code'>> & { code?: ErrorCode };

/** The error of an answer, whose body is a problem of RFC 9457 unless it comes from a proxy. */
export async function errorOf(response: Response): Promise<AndenError> {
  const problem = (await response.json().catch(() => ({}))) as Problem;
  return new AndenError(problem, response);
}
