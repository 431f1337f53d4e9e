import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, call } from '../forms/api.ts';
import type { FormState } from '../forms/state/FormState.ts';
import { discardToken } from '../forms/token.ts';
import type { Schemas } from '../schemas.ts';
import { forgetKeptToken, keepToken, keptToken } from './keptToken.ts';
import { sendStep } from './sendStep.ts';

type Registration = Schemas['Registration'];

interface Texts {
  welcomeBack: string;
  expired: string;
}

/**
 * A registration: the open step, the link for continuing once it has begun, a notice, and the message of its end. It is
 * opened again at the step where it stopped, from its link or on the same device.
 */
export function useRegistration(form: FormState<'RegistrationFields'>, texts: Texts) {
  const [step, setStep] = useState(1);
  const [link, setLink] = useState<string>();
  const [news, setNews] = useState('');
  const [done, setDone] = useState<string>();
  const token = useRef<string>(undefined);

  const begin = useCallback((begun: string) => {
    token.current = begun;
    history.replaceState(null, '', `#${begun}`);
    keepToken(begun);
    discardToken();
    setLink(location.href);
  }, []);

  const end = useCallback(
    ({ message = '' }: Registration) => {
      forgetKeptToken();
      form.forgetDraft();
      setDone(message);
    },
    [form],
  );

  const resume = useCallback(
    async (from: string) => {
      if (from.length < 20 || from === token.current) return;
      const answer = await call('/api/registrations/resume', { token: from }).catch(
        (error: unknown) => form.tell(form.explain(error)),
      );
      if (answer?.status === 404) forgetKeptToken();
      if (!answer?.ok) return setNews(answer ? texts.expired : '');
      begin(from);
      const registration = answer.body as Registration;
      form.fillFrom({ ...registration.fields, email: registration.email });
      if (registration.finished) return end(registration);
      form.useRecord(from);
      setNews(texts.welcomeBack);
      setStep(firstUnsaved(form, Math.max(2, registration.step)));
    },
    [form, texts, begin, end],
  );

  useEffect(() => {
    const follow = () => void resume(location.hash.slice(1));
    addEventListener('hashchange', follow);
    void resume(location.hash.slice(1) || keptToken());
    return () => removeEventListener('hashchange', follow);
  }, [resume]);

  const submit = async () => {
    if (form.view.isSending || !form.check(step)) return;
    setNews('');
    const answer = await form.send(() => sendStep(form, step, token.current), refuse);
    if (answer?.ok) accept(answer.body as Registration);
  };

  const accept = (registration: Registration) => {
    form.forgetDraft(new Set(namesOf(form, step)));
    if (registration.token) {
      begin(registration.token);
      form.useRecord(registration.token);
      form.fillFrom(registration.fields);
    }
    if (registration.finished) return end(registration);
    setStep(step + 1);
    warn(registration.warnings?.[0]);
  };

  /** Shows the first warning about the step that was just saved, at its field and above the form. */
  const warn = (warning?: { field: string; message: string }) => {
    if (!warning || form.specs.get(warning.field)?.step !== step) return;
    form.mark({ [warning.field]: { text: warning.message, isCaution: true } });
    setNews(warning.message);
  };

  /** Opens the first step with a refused field. */
  const refuse = (answer: Answer) => {
    const steps = Object.keys(answer.body.errors ?? {}).map(
      (name) => form.specs.get(name)?.step ?? step,
    );
    if (steps.length > 0 && !steps.includes(step)) setStep(Math.min(...steps));
    form.showRefusal(answer);
  };

  const restart = () => {
    forgetKeptToken();
    form.forgetDraft();
    discardToken();
    location.replace(location.pathname);
  };

  return { step, link, news, done, submit, goBack: () => setStep(step - 1), restart };
}

/** The first step with something typed and not saved, otherwise the step where it stopped. */
function firstUnsaved(form: FormState, step: number): number {
  const steps = form.typedNames().map((name) => form.specs.get(name)?.step ?? step);
  return Math.min(step, ...steps);
}

function namesOf(form: FormState, step: number): string[] {
  return [...form.specs].filter(([, spec]) => spec.step === step).map(([name]) => name);
}
