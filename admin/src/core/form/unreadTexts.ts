import { useFormContext } from 'react-hook-form';

/** The typed texts of a form that could not be read as values, by the name of their field. */
export interface UnreadTexts {
  texts: Record<string, string>;
  /** Called once texts of a draft are entered again. */
  listeners: Set<() => void>;
}

/** Returns the texts of the form around that could not be read, which its draft keeps. */
export function useUnreadTexts(): UnreadTexts {
  return unreadTextsOf(useFormContext().control);
}

/** Enters texts that could not be read into a form again. */
export function restoreUnreadTexts(unread: UnreadTexts, texts: Record<string, string>): void {
  Object.assign(unread.texts, texts);
  for (const listener of unread.listeners) listener();
}

const forms = new WeakMap<object, UnreadTexts>();

function unreadTextsOf(form: object): UnreadTexts {
  const unread = forms.get(form) ?? { texts: {}, listeners: new Set() };
  forms.set(form, unread);
  return unread;
}
