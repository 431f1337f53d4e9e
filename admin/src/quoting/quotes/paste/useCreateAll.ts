import { useRef, useState } from 'react';
import { type HttpError, useDataProvider, useNotify } from 'react-admin';
import { useOneRun } from '../../../core/actions/useOneRun.ts';
import { namedErrors, type Problem } from '../../../core/data/problem.ts';
import type { Quote } from '../quote.ts';

/** The form of a proposed quote, as the page uses it. */
export interface ProposalForm {
  count: number;
  /** The input of the quote; undefined where a field is wrong, which then has the focus. */
  input: () => Promise<object | undefined>;
  /** Shows errors of the API by field. */
  refuse: (errors: Record<string, string>) => void;
}

/**
 * Creates the quotes of all forms at once, each under its own Idempotency-Key: a second press, or one after a lost answer,
 * creates none twice. The quotes that were created before an error stay and are not created again.
 */
export function useCreateAll(message: string) {
  const { create } = useDataProvider();
  const notify = useNotify();
  const forms = useRef(new Map<string, ProposalForm>());
  const created = useRef(new Map<string, Quote>());
  const [isBusy, setBusy] = useState(false);
  const { run } = useOneRun<Quote[] | undefined>();

  /** Creates the quotes of one form that are not created yet; false where the API refuses one. */
  async function createOf(key: string, form: ProposalForm, input: object): Promise<boolean> {
    for (let number = 1; number <= form.count; number += 1) {
      const one = `${key}-${number}`;
      if (created.current.has(one)) continue;
      try {
        const call = { data: { ...input, message }, meta: { key: one } };
        const { data } = await create<Quote>('quotes', call);
        created.current.set(one, data);
      } catch (error) {
        const { message: reason, body } = error as HttpError;
        form.refuse(namedErrors((body ?? {}) as Problem));
        notify(reason || 'anden.action.failed', { type: 'error' });
        return false;
      }
    }
    return true;
  }

  async function createAll(): Promise<Quote[] | undefined> {
    const entries = [...forms.current];
    const inputs = new Map<string, object>();
    for (const [key, form] of entries) {
      const input = await form.input();
      if (!input) return undefined;
      inputs.set(key, input);
    }
    for (const [key, form] of entries)
      if (!(await createOf(key, form, inputs.get(key)!))) return undefined;
    return [...created.current.values()];
  }

  const press = async () => {
    setBusy(true);
    const quotes = await run(createAll, () => false);
    setBusy(false);
    return quotes;
  };
  return { forms: forms.current, isBusy, press };
}
