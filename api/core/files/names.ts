/**
 * A client's name for a file, fit to be shown and to be saved under: no path, no control characters, at most 100
 * characters before its ending. With an `extension` the file's ending becomes that one, whatever the client's was.
 */
export function safeName(name: string, extension?: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1)!;
  const clean = last.replace(UNFIT, '').replace(/\s+/g, ' ').trim();
  const ending = extension ? `.${extension}` : (ENDING.exec(clean)?.[0] ?? '');
  const stem = clean.replace(ENDING, '').replace(/^\.+/, '').slice(0, LONGEST).toWellFormed();
  return `${stem.trim() || 'documento'}${ending}`;
}

/** Control and format characters, and what no file system takes. */
const UNFIT = /[\p{Cc}\p{Cf}"*:<>?|]/gu;
const ENDING = /\.[A-Za-z0-9]{1,5}$/;
const LONGEST = 100;
