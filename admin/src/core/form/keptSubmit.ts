import { draftKey, dropDraft } from './drafts.ts';

type Submit<Values> = (values: Values) => Promise<object | undefined>;

/**
 * A form's submit that forgets the draft kept for its `place` once there were no errors. A press while it runs joins
 * it, also when the form became ready again meanwhile because a newer version of its record arrived.
 */
export function keptSubmit<Values extends object>(
  place: string,
  submit: Submit<Values>,
): Submit<Values> {
  return (values) => {
    const key = draftKey(place);
    if (!key) return submit(values);
    const running = sending.get(key) ?? sendOnce(key, () => submit(values));
    sending.set(key, running);
    return running;
  };
}

/** Whether the draft is being sent now. */
export function isSending(key: string): boolean {
  return sending.has(key);
}

const sending = new Map<string, Promise<object | undefined>>();

async function sendOnce(key: string, submit: () => Promise<object | undefined>) {
  try {
    const errors = await submit();
    if (!errors) dropDraft(key);
    return errors;
  } finally {
    sending.delete(key);
  }
}
