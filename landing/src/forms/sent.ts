import type { Schemas } from '../schemas.ts';

/** Replaces the form by the API's message and focuses it; the button "another" shows the empty form again. */
export function showSent(form: HTMLFormElement, received: Schemas['Received']): void {
  const { folio = '', again = '' } = form.dataset;
  const panel = element('div', 'sent');
  panel.tabIndex = -1;
  panel.setAttribute('role', 'status');
  const { message, covered, warnings = [] } = received;
  if (covered === false) panel.classList.add('sent--caution');
  panel.append(
    element('p', 'sent__message', message),
    element('p', 'sent__folio', `${folio}: ${received.folio}`),
    ...warnings.map(({ message }) => element('p', 'sent__warning', message)),
    button(again, () => {
      panel.remove();
      form.hidden = false;
      form.reset();
      form.querySelector<HTMLElement>('input, select')?.focus();
    }),
  );
  form.hidden = true;
  form.after(panel);
  panel.focus();
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(text: string, act: () => void): HTMLElement {
  const made = element('button', 'button button--quiet', text) as HTMLButtonElement;
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}
