import { type Amount, readAmount } from '../../../shared/reading/readAmount.ts';
import { withCommas, readDecimal } from '../../../shared/readDecimal.ts';
import type { Words } from '../../../shared/words.ts';
import { shortened } from '../../i18n/withValue.ts';
import { type CellParser, reader, UnreadableCell } from './cells.ts';

/** A number with at most this many decimals, as text; ambiguous separators (1,250) are refused. */
export function decimal(decimals: number): CellParser {
  const acceptedValues = { es: 'Número: 1250.50', en: 'Number: 1250.50' };
  return reader(acceptedValues, (cell) => readNumber(cell, decimals, remedyOf(decimals)));
}

/** A whole number. */
export const integer: CellParser = reader({ es: 'Número entero', en: 'Whole number' }, (cell) =>
  Number(readNumber(cell, 0, WHOLE)),
);

/**
 * An amount of money before tax, with the words that people add: `2.85 dlls`, `18,500 + IVA`. In a column of one currency,
 * an amount in the other one is refused.
 */
export function money(decimals: number, currency?: Amount['currency']): CellParser {
  const acceptedValues = { es: 'Importe: 1250.50', en: 'Amount: 1250.50' };
  return reader(acceptedValues, (cell) => {
    const { isClear, choices } = readAmount(cell, decimals) ?? {};
    if (!choices) return readNumber(cell, decimals, remedyOf(decimals));
    const [amount] = choices;
    if (!isClear)
      throw unclear(
        cell,
        choices.map((one) => withCommas(one.amount)),
      );
    if (amount?.isPlusTax === false) throw new UnreadableCell(TAX_INCLUDED);
    if (currency && (amount?.currency ?? currency) !== currency)
      throw new UnreadableCell(otherCurrency(cell, currency));
    return amount?.amount;
  });
}

/** Names the form of a number with at most this many decimals. */
export function remedyOf(decimals: number): Words {
  return {
    es: `escriba un número con hasta ${decimals} decimales, como 1250.50`,
    en: `enter a number with at most ${decimals} decimals, like 1250.50`,
  };
}

/** Makes the refusal of a number: with the one that was probably meant, or else with the remedy. */
export function unreadableNumber(
  cell: string,
  offer: string | undefined,
  remedy: Words,
): UnreadableCell {
  if (offer) return unclear(cell, [offer]);
  return new UnreadableCell({
    es: `«${shortened(cell)}» no se entiende: ${remedy.es}`,
    en: `"${shortened(cell)}" cannot be read: ${remedy.en}`,
  });
}

const WHOLE = { es: 'escriba un número entero, como 1250', en: 'enter a whole number, like 1250' };

/** Throws an UnreadableCell that suggests the number probably meant, or else `remedy`. */
function readNumber(cell: string, decimals: number, remedy: Words): string {
  const { value, offer } = readDecimal(cell, decimals);
  if (value !== undefined) return value;
  throw unreadableNumber(cell, offer, remedy);
}

function unclear(cell: string, offers: string[]): UnreadableCell {
  return new UnreadableCell({
    es: `«${shortened(cell)}» no es claro: ¿quiso decir ${offers.join(' o ')}?`,
    en: `"${shortened(cell)}" is unclear: did you mean ${offers.join(' or ')}?`,
  });
}

const TAX_INCLUDED = {
  es: 'El importe incluye IVA: escríbalo sin IVA',
  en: 'The amount includes VAT (IVA): enter it without',
};

function otherCurrency(cell: string, currency: string): Words {
  return {
    es: `«${shortened(cell)}»: la columna es en ${currency}`,
    en: `"${shortened(cell)}": the column is in ${currency}`,
  };
}
