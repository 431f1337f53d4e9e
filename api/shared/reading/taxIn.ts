/** Whether a text in lower case says that tax comes on top or is in the amount, and the text without it. */
export function taxIn(text: string): { rest: string; isPlusTax?: boolean } {
  if (ON_TOP.test(text)) return { rest: text.replace(ON_TOP, ' '), isPlusTax: true };
  if (INCLUDED.test(text)) return { rest: text.replace(INCLUDED, ' '), isPlusTax: false };
  return { rest: text };
}

const TAX = '(?:el )?(?:i\\.?v\\.?a\\.?|vat|tax(?:es)?)(?: ?\\(?(?:del )?\\d{1,2} ?%\\)?)?';

/** In Mexico a part of the tax of freight is withheld, which changes nothing about the amount before tax. */
const WITHHELD = '(?:,? ?(?:-|menos|y) ?ret(?:\\.|enci[oó]n(?:es)?)?)?';

const ON_TOP = new RegExp(
  `\\(?(?:(?:\\+|m[aá]s|plus|sin|antes de|before|without) ?${TAX}${WITHHELD}|${TAX} (?:no incluido|aparte|not included))\\)?(?!\\p{L})`,
  'u',
);

const INCLUDED = new RegExp(
  `\\(?(?:${TAX} (?:ya )?inclu(?:i|í)do|(?:con|incluye|incluido|with|including|incl\\.?) ${TAX}|${TAX} included)\\)?(?!\\p{L})`,
  'u',
);
