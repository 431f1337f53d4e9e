/** A text as lower-case ASCII words joined by hyphens, for invented Internet domains. */
export function slug(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The text without accents; Ñ becomes N. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
