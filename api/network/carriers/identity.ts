import { addressWarnings, checkAddress } from '../../platform/geography/address.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { code, trimToNull, type Normalizers } from '../../core/records/writing/normalize.ts';
import { normalPhone } from '../../platform/geography/phone.ts';
import type { Warning } from '../../core/records/warnings.ts';
import { genericRfcWarnings, normalRfc, rfcWarnings } from '../companies/index.ts';

/** Normalizers of a carrier's fields: ids in upper case without blanks or hyphens, the phone as digits. */
export const NORMALIZERS: Normalizers<Schemas['CarrierChange']> = {
  identifier: (text) => trimToNull(text)?.toUpperCase(),
  rfc: normalRfc,
  ein: code,
  caat: code,
  scacCode: code,
  usdotNumber: usdotOf,
  mcNumber: docketOf,
  contactPhone: normalPhone,
  addressList(addresses) {
    addresses.forEach((address, i) => checkAddress(address, `addressList.${i}.`));
    return addresses;
  },
};

/** Warnings about saved values: check digits, the SCAC, and postal codes. */
export function warningsOf(carrier: Schemas['Carrier']): Warning[] {
  const { rfc, scacCode, nationality, addressList = [] } = carrier;
  return [
    ...rfcWarnings(rfc),
    ...genericRfcWarnings(rfc, nationality),
    ...(/[UXZ]$/.test(scacCode ?? '') ? [RESERVED_SCAC] : []),
    ...addressList.flatMap((address, i) => addressWarnings(address, `addressList.${i}.`)),
  ];
}

/** The digits of a USDOT number, which people write as `USDOT 1234567` or `DOT# 01234567`; null for none. */
export function usdotOf(text: string): string | null {
  return text.replace(/^\D*0*/, '') || null;
}

/** A docket number with its prefix: `MC-123456` of `mc 123456`, `MC#0123456` or `123456`; null for none. */
export function docketOf(text: string): string | null {
  const digits = usdotOf(text);
  const [prefix = 'MC'] = /^[a-z]{2}/i.exec(text) ?? [];
  return digits && `${prefix.toUpperCase()}-${digits}`;
}

const RESERVED_SCAC: Warning = {
  field: 'scacCode',
  code: 'SCAC_RESERVED',
  message: {
    es: 'Los SCAC que terminan en U, X o Z son de contenedores, vagones y chasis',
    en: 'SCACs that end in U, X or Z belong to containers, rail cars and chassis',
  },
};
