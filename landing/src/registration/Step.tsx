import { type ReactNode, useEffect, useRef } from 'react';
import { StepContext } from '../forms/state/useForm.ts';
import type { Localized } from '../locale.ts';
import { registrationMessages } from './messages.ts';

interface StepProps extends Localized {
  number: number;
  isOpen: boolean;
  children: ReactNode;
}

/** A step of the registration; it has the focus when it opens, unless one of its fields is wrong. */
export function Step({ number, isOpen, locale, children }: StepProps) {
  const { progress, steps } = registrationMessages[locale];
  const part = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isWrong = part.current!.querySelector('[aria-invalid="true"]');
    if (isOpen && !wasOpen.current && !isWrong) part.current!.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <StepContext value={number}>
      <fieldset ref={part} className="form__group" hidden={!isOpen} tabIndex={-1}>
        <legend>
          <span className="registration__progress">
            {progress.replace('{at}', String(number)).replace('{of}', String(steps.length))}
          </span>
          {steps[number - 1]}
        </legend>
        {children}
      </fieldset>
    </StepContext>
  );
}
