import { momentWithZone } from '../../core/i18n/dateInWords.ts';
import { MEXICO_CITY } from '../../core/i18n/days.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { textField } from '../../shared/languages.ts';
import type { Locale, Words } from '../../shared/words.ts';
import { laneWithStops, stopText } from '../../platform/geography/stopText.ts';
import { besideBorder } from '../crossings/index.ts';
import type { BorderFacts } from './facts.ts';
import { crossingCarrier } from './gaps.ts';

/** The load in words for who is asked: lane, bridge, planned arrival, carrier and truck that cross. */
export function factsInWords(load: BorderFacts, locale: Locale) {
  const { crossing } = load;
  const bridge = crossing && crossing[textField('bridgeName', locale)];
  const planned = crossing?.plannedAt;
  const { name, scac, caat } = crossingCarrier(load);
  const transfer = load.legs.find(({ kind }) => kind === 'transfer');
  const { stopCount, beforeBorder, afterBorder } = besideBorder(load.stops);
  const nameIn = (stop: Schemas['BorderStop']) => stopText(stop, stopCount!, locale);
  const codes = [scac && `SCAC ${scac}`, caat && `CAAT ${caat}`].filter(Boolean);
  const texts: [name: keyof typeof LABELS, text: string | null | undefined][] = [
    ['lane', laneWithStops(load, stopCount, locale)],
    ['beforeBorder', beforeBorder && nameIn(beforeBorder)],
    ['afterBorder', afterBorder && nameIn(afterBorder)],
    ['bridge', bridge],
    ['plannedAt', planned && momentWithZone(new Date(planned), zoneOfBridge(load), locale)],
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

/** The names of these facts. */
export const LABELS = {
  lane: { es: 'Ruta', en: 'Lane' },
  beforeBorder: { es: 'Antes de la frontera', en: 'Before the border' },
  afterBorder: { es: 'Después de la frontera', en: 'After the border' },
  bridge: { es: 'Cruce fronterizo', en: 'Border crossing' },
  plannedAt: { es: 'Llegada planeada al puente', en: 'Planned arrival at the bridge' },
  carrier: { es: 'Cruza', en: 'Crosses with' },
  truck: { es: 'Unidad y remolque', en: 'Truck and trailer' },
  cfdiUuid: { es: 'UUID del CFDI', en: 'UUID of the CFDI' },
} satisfies Record<string, Words>;
