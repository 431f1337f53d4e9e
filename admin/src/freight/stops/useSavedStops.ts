import { useCallback } from 'react';
import { type HttpError, type RaRecord, useRegisterMutationMiddleware } from 'react-admin';
import { refusal, type Problem } from '../../core/data/problem.ts';
import type { Warning } from '../../core/pages/useWarnings.tsx';
import { formField, loadOf, type StopSchema, stopsOf } from './stopsForm.ts';

type Values = Record<string, unknown>;
interface Params {
  data: Values;
  previousData?: Values;
}
type Saved = RaRecord & { warnings?: Warning[] };
type Save = (resource: string, params: Params) => Promise<{ data: Saved }>;

/** Makes the form save its stops as the API takes them; what is wrong with them is told at the form's own fields. */
export function useSavedStops(of: StopSchema): void {
  const save = useCallback(
    async (resource: string, params: Params, next: Save) => {
      const { data, previousData } = params;
      const body = loadOf(of, data, previousData);
      const answer = await next(resource, Object.assign({}, params, { data: body })).catch(
        (error: HttpError) => Promise.reject(atFormFields(of, data, error)),
      );
      return { data: withFormFields(of, data, answer.data) };
    },
    [of],
  );
  useRegisterMutationMiddleware(save);
}

/** The errors of a refusal by the form's names of the fields. */
export function formErrors(of: StopSchema, values: Values, errors: object): Record<string, string> {
  const count = stopsOf(of, values).length;
  const renamed = Object.entries(errors).map(([name, text]) => [formField(of, name, count), text]);
  return Object.fromEntries(renamed) as Record<string, string>;
}

function atFormFields(of: StopSchema, values: Values, error: HttpError): Error {
  const { message, status, body } = error;
  const { errors, ...problem } = (body ?? {}) as Problem;
  if (!errors) return error;
  return refusal(
    message,
    status,
    Object.assign(problem, { errors: formErrors(of, values, errors) }),
  );
}

function withFormFields(of: StopSchema, values: Values, record: Saved): Saved {
  const { warnings } = record;
  if (!warnings?.length) return record;
  const count = stopsOf(of, values).length;
  const named = warnings.map((one) =>
    Object.assign({}, one, { field: formField(of, one.field, count) }),
  );
  return Object.assign({}, record, { warnings: named });
}
