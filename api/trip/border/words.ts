import { labelsOf } from '../../core/contract/labels.ts';
import type { Locale, Words } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Gap, GapCode } from './gaps.ts';

/** Names a gap in words. */
export function gapText({ code, leg }: Gap, locale: Locale): string {
  const text = TEXTS[code][locale];
  return leg ? `${LEGS[leg][locale]}: ${lower(text)}` : text;
}

/** The remedy of a gap in words. */
export function remedyOf({ code }: Gap, locale: Locale): string {
  return (REMEDIES[code] ?? FILL)[locale];
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The legs in words. */
export const LEGS = labelsOf<Schemas['LegKind']>('LegKind');

const TEXTS: Record<GapCode, Words> = {
  bridge: { es: 'Falta el cruce fronterizo', en: 'The border crossing is missing' },
  planned_at: {
    es: 'Falta la llegada planeada al puente',
    en: 'The planned arrival at the bridge is missing',
  },
  mx_broker: {
    es: 'Falta el agente aduanal mexicano',
    en: 'The Mexican customs broker is missing',
  },
  us_broker: {
    es: 'Falta el agente aduanal de EE. UU.',
    en: 'The US customs broker is missing',
  },
  seal: { es: 'Falta el sello', en: 'The seal is missing' },
  cfdi: {
    es: 'Falta el UUID del CFDI con Carta Porte',
    en: 'The UUID of the CFDI with Carta Porte is missing',
  },
  pedimento: { es: 'Falta el pedimento', en: 'The pedimento is missing' },
  doda: { es: 'Falta el DODA', en: 'The DODA is missing' },
  paps: { es: 'Falta el PAPS', en: 'The PAPS is missing' },
  scac: {
    es: 'Falta el SCAC de quien cruza',
    en: 'The SCAC of the carrier that crosses is missing',
  },
  caat: {
    es: 'Falta el CAAT de quien cruza',
    en: 'The CAAT of the carrier that crosses is missing',
  },
  manifest: {
    es: 'Falta el manifiesto ACE aceptado',
    en: 'The accepted ACE e-Manifest is missing',
  },
  operator: { es: 'Falta el operador', en: 'The driver is missing' },
  unit: { es: 'Falta la unidad', en: 'The truck is missing' },
  trailer: { es: 'Falta el remolque', en: 'The trailer is missing' },
  licence_expired: { es: 'Licencia vencida', en: 'License expired' },
  insurance_expired: { es: 'Seguro vencido', en: 'Insurance expired' },
  inspection_expired: { es: 'Verificación vencida', en: 'Inspection expired' },
  permit_expired: { es: 'Permiso vencido', en: 'Permit expired' },
  security_certificate: {
    es: 'Falta el certificado CTPAT u OEA que se pide para la carga',
    en: 'The CTPAT or OEA certificate that the load demands is missing',
  },
  fast_card: {
    es: 'El operador no tiene tarjeta FAST vigente',
    en: 'The driver has no valid FAST card',
  },
  badge: {
    es: 'No se conoce un gafete de cruce vigente del operador',
    en: 'No valid crossing badge of the driver is known',
  },
};

const FILL: Words = {
  es: 'Complete el dato.',
  en: 'Fill it in.',
};

const RENEW: Words = {
  es: 'Renueve el papel o elija otra unidad u operador.',
  en: 'Renew the paper or choose another truck or driver.',
};

const REMEDIES: Partial<Record<GapCode, Words>> = {
  cfdi: {
    es: 'El DODA lleva el UUID del CFDI, no el IdCCP: envíelo al agente aduanal.',
    en: 'The DODA takes the UUID of the CFDI, not the IdCCP: send it to the Mexican customs broker.',
  },
  seal: {
    es: 'Anote el número del sello ISO 17712 «H» al cargar.',
    en: 'Write down the number of the ISO 17712 “H” seal when the truck is loaded.',
  },
  manifest: {
    es: 'Envíe el manifiesto ACE con SCAC, operador, unidad y PAPS, y anote cuándo fue aceptado.',
    en: 'Send the ACE e-Manifest with SCAC, driver, truck and PAPS, and enter when it was accepted.',
  },
  caat: {
    es: 'Anótelo; se renueva cada año.',
    en: 'Enter it; it is renewed each year.',
  },
  security_certificate: {
    es: 'Súbalo en los documentos del transportista.',
    en: "Upload it to the carrier's documents.",
  },
  fast_card: {
    es: 'Elija otro operador o quite FAST del cruce: sin tarjeta rige una hora.',
    en: 'Choose another driver or take FAST off the crossing: without the card the hour holds.',
  },
  badge: {
    es: 'Pregunte si su cruce lo pide.',
    en: 'Ask whether your crossing requires it.',
  },
  licence_expired: RENEW,
  insurance_expired: RENEW,
  inspection_expired: RENEW,
  permit_expired: RENEW,
};
