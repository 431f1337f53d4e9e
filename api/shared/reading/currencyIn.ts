type Currency = 'MXN' | 'USD';

/** The currency that a text in lower case names, and the text without its name; `isMixed` where it names both. */
export function currencyIn(text: string): { rest: string; currency?: Currency; isMixed: boolean } {
  const isPeso = PESOS.test(text);
  const isDollar = DOLLARS.test(text.replace(PESOS, ' '));
  const rest = text.replace(PESOS, ' ').replace(DOLLARS, ' ').replace(/\$/, ' ');
  if (isPeso === isDollar) return { rest, isMixed: isPeso };
  return { rest, currency: isPeso ? 'MXN' : 'USD', isMixed: false };
}

/** Dollars as Mexico and the United States write them; a letter beside them makes another word. */
const DOLLARS =
  /(?<![\p{L}.])(?:usd\$?|us\$|u\.s\.d?\.?(?: ?(?:dollars?|cy))?|us(?: dollars?)?|d[oó]lar(?:es)?(?: americanos?)?|dollars?|dl{1,2}r?s?\.?)(?!\p{L})/u;

const PESOS =
  /(?<![\p{L}.])(?:mx[np]\$?|mx\$|m\.? ?n\.?|m\/n|moneda nacional|pesos?(?: mexicanos?)?)(?!\p{L})/u;
