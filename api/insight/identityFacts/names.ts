/** Words that the tax administration leaves out of a company's name for its RFC: legal forms, articles and prepositions. */
const LEFT_OUT = new Set(
  `S SA S.A C CV C.V RL R.L SC SAPI SAB SAS SPR DE DEL LA LAS LOS EL Y E I EN A PARA POR AL CON MI SU
  CIA COMPAÑIA SOC SOCIEDAD COOP COOPERATIVA ANONIMA CAPITAL VARIABLE RESPONSABILIDAD LIMITADA CIVIL`
    .split(/\s+/)
    .map((word) => word.replaceAll('.', '')),
);

/** The words of a name in capitals without accents, as the RFC reads them; Ñ and & stay. */
export function wordsOf(name: string): string[] {
  const plain = name
    .toUpperCase()
    .replaceAll('Ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\u0001', 'Ñ')
    .replaceAll('.', '');
  return plain.split(/[^A-ZÑ&0-9]+/).filter(Boolean);
}

/**
 * The three letters with which the RFC of a company of this name begins, by the tax administration's rule: the initials of
 * the first three words; of two words the first letter and the first two; of one word its first three.
 */
export function companyInitials(name: string): string {
  const [first = '', second, third] = wordsOf(name).filter((word) => !LEFT_OUT.has(word));
  if (third) return first[0]! + second![0]! + third[0]!;
  if (second) return first[0]! + second.slice(0, 2).padEnd(2, 'X');
  return first.slice(0, 3).padEnd(3, 'X');
}

/** First names that are left out where another follows. */
const COMMON = new Set(['JOSE', 'J', 'MARIA', 'MA']);

/**
 * The four letters with which the RFC of a person begins whose name ends with both family names: the first letter and the
 * first inner vowel of the first family name, and the initials of the second one and of the first name.
 */
export function personInitials(name: string): string | undefined {
  const words = wordsOf(name).filter((word) => !LEFT_OUT.has(word));
  const [paternal, maternal] = words.slice(-2);
  const firstNames = words.slice(0, -2);
  const first = firstNames.length > 1 && COMMON.has(firstNames[0]!) ? firstNames[1] : firstNames[0];
  if (!first || !paternal || !maternal) return undefined;
  const vowel = /[AEIOU]/.exec(paternal.slice(1))?.[0] ?? 'X';
  return paternal[0]! + vowel + maternal[0]! + first[0]!;
}

/** Whether the letters of an RFC are those of the name. The last letter is X where the four would be an improper word. */
export function fitsName(rfc: string, name: string): boolean | undefined {
  const letters = /^[A-ZÑ&]+/.exec(rfc)![0].slice(0, rfc.length - 9);
  if (letters.length === 3) return letters === companyInitials(name);
  const expected = personInitials(name);
  if (!expected) return undefined;
  return letters === expected || letters === `${expected.slice(0, 3)}X`;
}
