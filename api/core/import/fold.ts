/** A text by which it is recognized, whatever its accents, its case, its blanks and a mark for "required". */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return plain.replace(/\*/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
