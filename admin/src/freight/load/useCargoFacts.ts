import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { localName } from '../../core/format/localName.ts';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { useMeasure } from '../units/useUnits.ts';

/** The load of a quote or an invitation. */
export type Cargo = Schemas['InvitedLoad'] &
  Partial<Schemas['QuoteFields'] & Pick<Schemas['Quote'], 'packagingNameEs' | 'packagingNameEn'>>;

type Fact = [field: string, value: string];

/** The known facts of a load in the interface's language, the most important for the price first. */
export function useCargoFacts(load: Cargo): Fact[] {
  const translate = useTranslate();
  const number = useNumberFormat();
  const measure = useMeasure();
  const sides = [load.length, load.width, load.height].filter(Boolean) as string[];
  const facts: [string, string | null | undefined | false][] = [
    ['equipmentId', localName(load, 'equipmentName')],
    ['weight', load.weight && measure(load.weight, load.weightUnit ?? '')],
    ['comodityId', localName(load, 'comodityName')],
    ['hazmat', load.hazmat && translate('ra.boolean.true')],
    ['units', load.units != null && number(load.units)],
    ['distanceKm', load.distanceKm && measure(load.distanceKm, 'km')],
    ['dimensions', sides.length > 0 && `${sides.map(number).join(' × ')} ${load.dimensionUnit}`],
    ['packaging', localName(load, 'packagingName')],
    ['movement', load.movement && translate(`anden.movement.${load.movement}`)],
    ['frequency', load.frequency && translate(`anden.frequency.${load.frequency}`)],
    ['flags', flagsOf(load, translate)],
    ['customerReference', load.customerReference],
  ];
  return facts.filter((fact): fact is Fact => !!fact[1]);
}

function flagsOf(load: Cargo, translate: (key: string) => string): string {
  const flags = ['stackable', 'drayage', 'spot'] as const;
  return flags
    .filter((flag) => load[flag])
    .map((flag) => translate(`resources.quotes.fields.${flag}`))
    .join(', ');
}
