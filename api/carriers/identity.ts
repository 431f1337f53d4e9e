import { addressCautions, checkAddress } from '../core/address.ts';
import type { Schemas } from '../core/contract/types.ts';
import { code, trimmed, type Normalizers } from '../core/normalize.ts';
import { normalPhone } from '../core/phone.ts';
import type { Caution } from '../core/warnings.ts';
import { normalRfc, rfcCautions } from '../companies/rfc.ts';

/** How a carrier's fields are kept: ids upper-cased without blanks or hyphens, the phone by its digits. */
export const AS_KEPT: Normalizers<Schemas['CarrierChange']> = {
  identifier: (text) => trimmed(text)?.toUpperCase(),
  rfc: normalRfc,
  ein: code,
  caat: code,
  scacCode: code,
  contactPhone: normalPhone,
  addressList(addresses) {
    addresses.forEach((address, i) => checkAddress(address, `addressList.${i}.`));
    return addresses;
  },
};

/** What is saved of the carrier but worth a look. */
export function cautions({ rfc, scacCode, addressList = [] }: Schemas['Carrier']): Caution[] {
  return [
    ...rfcCautions(rfc),
    ...(/[UXZ]$/.test(scacCode ?? '') ? [RESERVED_SCAC] : []),
    ...addressList.flatMap((address, i) => addressCautions(address, `addressList.${i}.`)),
  ];
}

const RESERVED_SCAC: Caution = {
  field: 'scacCode',
  code: 'SCAC_RESERVED',
  message: {
    es: 'Los SCAC que terminan en U, X o Z son de contenedores, vagones y chasis',
    en: 'SCACs that end in U, X or Z belong to containers, rail cars and chassis',
  },
};
