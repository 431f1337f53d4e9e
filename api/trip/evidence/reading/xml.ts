import { Decimal } from 'decimal.js';
import type { WantedElements, XmlElement } from '../../../core/reading/xmlElements.ts';
import { nothingIn, type Reading } from './readings.ts';

/** The elements of a CFDI that are read: not its addenda, which each customer defines and which is often not well-formed. */
export const CFDI: WantedElements = {
  names: ['Comprobante', 'Emisor', 'Receptor', 'TimbreFiscalDigital', 'CartaPorte'],
  without: 'Addenda',
};

/** Reads the elements of a CFDI; nothing where they are those of another XML. */
export function readElements(elements: XmlElement[]): Reading {
  const reading = nothingIn('xml');
  for (const { name, attributes } of elements) take(reading, name, attributes);
  return reading;
}

type Values = XmlElement['attributes'];

/** Takes what an element of a CFDI says, by its local name. */
function take(reading: Reading, element: string, values: Values): void {
  if (element === 'Comprobante') {
    reading.hasText = true;
    reading.subtotal = subtotalOf(values);
    reading.currency = values.Moneda?.toUpperCase() ?? null;
    reading.kind = values.TipoDeComprobante ?? null;
  }
  if (element === 'Emisor') reading.issuerRfc ??= values.Rfc?.trim().toUpperCase() ?? null;
  if (element === 'Receptor') reading.receiverRfc ??= values.Rfc?.trim().toUpperCase() ?? null;
  if (element === 'TimbreFiscalDigital') reading.uuid = values.UUID?.trim().toUpperCase() ?? null;
  if (element === 'CartaPorte') reading.hasCartaPorte = true;
}

/** The subtotal without the discount, which a CFDI states apart; null where either is no amount. */
function subtotalOf({ SubTotal = '', Descuento = '0' }: Values): string | null {
  const [subtotal, discount] = [SubTotal.trim(), Descuento.trim()];
  if (!AMOUNT.test(subtotal) || !AMOUNT.test(discount)) return null;
  return new Decimal(subtotal).minus(discount).toFixed(2);
}

const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;
