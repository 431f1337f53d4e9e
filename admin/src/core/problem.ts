import { HttpError } from 'react-admin';

/** A refusal of the API (RFC 9457) with a stable code and messages by field. */
export interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  errors?: Record<string, string>;
}

/** The error react-admin expects for a refusal: its message in the caller's language, fields' errors. */
export function problemError(response: Response, json: unknown): HttpError {
  const problem = (json ?? {}) as Problem;
  const message = problem.detail ?? problem.title ?? plainMessage(response.status);
  return new HttpError(message, response.status, { ...problem, errors: fieldErrors(problem) });
}

/** Where no field is wrong there are no `errors`, or react-admin would look for a field to mark. */
function fieldErrors({ errors }: Problem): Record<string, string> | undefined {
  return errors && Object.keys(errors).length > 0 ? errors : undefined;
}

function plainMessage(status: number): string {
  return status >= 500 ? 'anden.error.server' : 'ra.notification.http_error';
}
