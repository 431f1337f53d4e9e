/** A client's name for a file, fit to be shown and to be saved under: no path, no control characters, the content's own ending. */
export function safeName(name: string, extension: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1)!;
  const clean = last.replace(UNFIT, '').replace(/\s+/g, ' ').trim();
  const stem = clean.replace(ENDING, '').replace(/^\.+/, '').slice(0, LONGEST).toWellFormed();
  return `${stem.trim() || 'documento'}.${extension}`;
}

/** Controls, marks that turn the reading direction, and what no file system takes. */
// eslint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069"*:<>?|]/g;
const ENDING = /\.[A-Za-z0-9]{1,5}$/;
const LONGEST = 100;
