import { part } from './page.ts';

/** Asks about something unusual in a dialog; resolves to whether the person continues. */
export function isConfirmed(sentence: string): Promise<boolean> {
  const dialog = part('question') as HTMLDialogElement;
  part('question-text').textContent = sentence;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = () => resolve(dialog.returnValue === 'goOn');
    dialog.addEventListener('close', answer, { once: true });
  });
}
