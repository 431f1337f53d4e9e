/**
 * A client's file name made safe to show and to save: without path and control characters, at most 100 characters
 * before the extension. `extension` replaces the client's extension.
 */
export function safeName(name: string, extension?: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1)!;
  const clean = last.replace(UNFIT, '').replace(/\s+/g, ' ').trim();
  const ending = extension ? `.${extension}` : (ENDING.exec(clean)?.[0] ?? '');
  const stem = clean.replace(ENDING, '').replace(/^\.+/, '').slice(0, LONGEST).toWellFormed();
  return `${stem.trim() || 'documento'}${ending}`;
}

/** Control and format characters, and characters that file systems refuse. */
const UNFIT = /[\p{Cc}\p{Cf}"*:<>?|]/gu;
const ENDING = /\.[A-Za-z0-9]{1,5}$/;
const LONGEST = 100;
