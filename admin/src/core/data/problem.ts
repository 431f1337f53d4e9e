import { HttpError } from 'react-admin';

/** A refusal of the API (RFC 9457) with a stable code and messages by field. */
export interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  errors?: Record<string, string>;
}

/** The error react-admin expects for a refusal: its message in the caller's language, fields' errors. */
export function problemError(status: number, json: unknown): HttpError {
  const problem = (json ?? {}) as Problem;
  return refusal(problem.detail ?? problem.title ?? plainMessage(status), status, problem);
}

/** The error for a call that no answer came to. */
export function unreachableError(): HttpError {
  return refusal('anden.error.unreachable', 0, {});
}

/** Whether no answer came to a call. */
export function isUnreachable(error: Error): boolean {
  return (error as Partial<HttpError>).status === 0;
}

/**
 * The error for a call that had no effect. Whatever the reason, a form learns of it at `root.serverError`: it says the
 * message, and knows that what was typed is not saved yet.
 */
export function refusal(message: string, status: number, problem: Problem): HttpError {
  const errors = { ...problem.errors, 'root.serverError': message };
  return new HttpError(message, status, { ...problem, errors });
}

/** The errors of a refusal by the fields that the API names. */
export function namedErrors({ errors = {} }: Problem): Record<string, string> {
  const { 'root.serverError': _, ...named } = errors;
  return named;
}

function plainMessage(status: number): string {
  return status >= 500 ? 'anden.error.server' : 'ra.notification.http_error';
}
