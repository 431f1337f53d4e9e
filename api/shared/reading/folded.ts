/** A text without accents and in lower case, for comparing typed text: `Nuevo León` becomes `nuevo leon`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
