import type { Schemas } from '../core/contract/types.ts';
import { momentInWords } from '../core/i18n/dateInWords.ts';
import { MEXICO_CITY } from '../core/i18n/days.ts';
import type { Locale, Words } from '../core/i18n/words.ts';
import { cityText } from '../geography/addressLines.ts';
import type { BorderFacts } from './facts.ts';
import { crossingCarrier, type Gap } from './gaps.ts';

type Field = Schemas['BorderField'];

/** The load in words for who is asked: lane, bridge, planned arrival, carrier and truck that cross. */
export function factsInWords(load: BorderFacts, locale: Locale) {
  const { origin, destination, crossing } = load;
  const bridge = locale === 'es' ? crossing?.bridgeNameEs : crossing?.bridgeNameEn;
  const planned = crossing?.plannedAt;
  const { name, scac, caat } = crossingCarrier(load);
  const transfer = load.legs.find(({ kind }) => kind === 'transfer');
  const codes = [scac && `SCAC ${scac}`, caat && `CAAT ${caat}`].filter(Boolean);
  const texts: [name: keyof typeof LABELS, text: string | null | undefined][] = [
    ['lane', `${cityText(origin)} → ${cityText(destination)}`],
    ['bridge', bridge],
    ['plannedAt', planned && momentInWords(new Date(planned), zoneOfBridge(load), locale)],
    ['carrier', [name, ...codes].join(' · ')],
    ['truck', [transfer?.unitPlates, transfer?.trailerPlates].filter(Boolean).join(' · ')],
    ['cfdiUuid', crossing?.cfdiUuid],
  ];
  return texts.flatMap(([fact, text]) =>
    text ? [{ name: fact, label: LABELS[fact][locale], text }] : [],
  );
}

/** The time zone of the bridge; before one is chosen, Mexico City's. */
export function zoneOfBridge({ crossing }: BorderFacts): string {
  return crossing?.timeZone ?? MEXICO_CITY;
}

/** The fields with which these gaps are closed; what has expired is renewed elsewhere. */
export function fieldsFor(gaps: Gap[], locale: Locale): Field[] {
  return gaps.flatMap(({ code, leg }) =>
    (INPUTS[code] ?? []).map(({ name, kind = 'text', label, hint }) => ({
      name: leg ? `legs.${leg}.${name}` : name,
      label: leg ? `${LEGS[leg]![locale]}: ${label[locale].toLowerCase()}` : label[locale],
      kind,
      hint: hint?.[locale] ?? null,
    })),
  );
}

interface Input {
  name: string;
  kind?: Field['kind'];
  label: Words;
  hint?: Words;
}

const LABELS = {
  lane: { es: 'Ruta', en: 'Lane' },
  bridge: { es: 'Cruce fronterizo', en: 'Border crossing' },
  plannedAt: { es: 'Llegada planeada al puente', en: 'Planned arrival at the bridge' },
  carrier: { es: 'Cruza', en: 'Crosses with' },
  truck: { es: 'Unidad y remolque', en: 'Truck and trailer' },
  cfdiUuid: { es: 'UUID del CFDI', en: 'UUID of the CFDI' },
} satisfies Record<string, Words>;

const LEGS: Partial<Record<Schemas['LegKind'], Words>> = {
  mexican: { es: 'Tramo mexicano', en: 'Mexican leg' },
  transfer: { es: 'Transfer', en: 'Transfer' },
  us: { es: 'Tramo de EE. UU.', en: 'US leg' },
};

const BRIDGE_TIME = { es: 'En la hora del puente.', en: 'In the time of the bridge.' };
const INPUTS: Partial<Record<Gap['code'], Input[]>> = {
  planned_at: [{ name: 'plannedAt', kind: 'moment', label: LABELS.plannedAt, hint: BRIDGE_TIME }],
  seal: [{ name: 'seal', label: { es: 'Sello (ISO 17712)', en: 'Seal (ISO 17712)' } }],
  cfdi: [
    {
      name: 'cfdiUuid',
      label: { es: 'UUID del CFDI con Carta Porte', en: 'UUID of the CFDI with Carta Porte' },
      hint: { es: 'El UUID del timbre, no el IdCCP.', en: 'That of the stamp, not the IdCCP.' },
    },
  ],
  pedimento: [
    {
      name: 'pedimento',
      label: { es: 'Pedimento', en: 'Pedimento (Mexican customs entry)' },
      hint: { es: '15 dígitos.', en: '15 digits.' },
    },
  ],
  doda: [{ name: 'doda', label: { es: 'DODA', en: 'DODA' } }],
  paps: [
    {
      name: 'paps',
      label: { es: 'PAPS', en: 'PAPS' },
      hint: { es: 'El SCAC y su número.', en: 'The SCAC and its number.' },
    },
  ],
  scac: [{ name: 'scac', label: { es: 'SCAC', en: 'SCAC' } }],
  caat: [{ name: 'caat', label: { es: 'CAAT', en: 'CAAT' } }],
  manifest: [
    {
      name: 'manifestAcceptedAt',
      kind: 'moment',
      label: { es: 'Manifiesto ACE aceptado', en: 'ACE e-Manifest accepted' },
      hint: BRIDGE_TIME,
    },
  ],
  operator: [
    { name: 'operatorName', label: { es: 'Operador', en: 'Driver' } },
    {
      name: 'operatorPhone',
      kind: 'phone',
      label: { es: 'Teléfono del operador', en: 'Phone of the driver' },
      hint: { es: '52 o 1 y diez dígitos.', en: '52 or 1 and ten digits.' },
    },
  ],
  unit: [{ name: 'unitPlates', label: { es: 'Placas de la unidad', en: 'Plates of the truck' } }],
  trailer: [
    { name: 'trailerPlates', label: { es: 'Placas del remolque', en: 'Plates of the trailer' } },
  ],
};
