import { Decimal } from 'decimal.js';
import { SaxesParser } from 'saxes';
import { nothingIn, type Reading } from './readings.ts';

/** The most characters that are read of an XML. */
const MOST = 4_000_000;

/** What a CFDI says; nothing for an XML that is none, or that is not well formed. Entities are never resolved. */
export function readXml(text: string): Reading {
  const found = nothingIn('xml');
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => parser.fail('A CFDI has no document type.'));
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.values(attributes) as { local: string; value: string }[];
    take(found, local, Object.fromEntries(values.map(({ local: name, value }) => [name, value])));
  });
  try {
    parser.write(text.slice(0, MOST)).close();
  } catch {
    return nothingIn('xml');
  }
  return found;
}

type Values = Partial<Record<string, string>>;

/** Takes what an element of a CFDI says, by its local name. */
function take(found: Reading, element: string, values: Values): void {
  if (element === 'Comprobante') {
    found.hasText = true;
    found.subtotal = subtotalOf(values);
    found.currency = values.Moneda?.toUpperCase() ?? null;
    found.kind = values.TipoDeComprobante ?? null;
  }
  if (element === 'Emisor') found.issuerRfc ??= values.Rfc?.trim().toUpperCase() ?? null;
  if (element === 'Receptor') found.receiverRfc ??= values.Rfc?.trim().toUpperCase() ?? null;
  if (element === 'TimbreFiscalDigital') found.uuid = values.UUID?.trim().toUpperCase() ?? null;
  if (element === 'CartaPorte') found.hasCartaPorte = true;
}

/** The subtotal without the discount, which a CFDI states apart; null where either is no amount. */
function subtotalOf({ SubTotal = '', Descuento = '0' }: Values): string | null {
  const [subtotal, discount] = [SubTotal.trim(), Descuento.trim()];
  if (!AMOUNT.test(subtotal) || !AMOUNT.test(discount)) return null;
  return new Decimal(subtotal).minus(discount).toFixed(2);
}

const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;
