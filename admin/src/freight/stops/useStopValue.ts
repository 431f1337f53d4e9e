import { useRecordContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { formatDay, formatHours } from '../load/formatDay.ts';
import { placeText } from '../places/placeText.ts';
import { useMeasure } from '../units/useUnits.ts';

type Stop = Schemas['LaneStop'] & Partial<Schemas['Stop']>;

/**
 * Returns a function that writes a stop among the changes of a record: kind, place, window, reference and goods; nothing for
 * other values.
 */
export function useStopValue() {
  const translate = useTranslate();
  const region = useRegion();
  const goodsText = useGoodsText();
  const textOf = ({ kind, place, date, from, to, reference, goods = [] }: Stop) => {
    const address = [placeText(place), place.name, place.street, place.postalCode];
    const hours = date && formatHours(date, from, to, region);
    const window = [date && formatDay(date, region), hours];
    const parts = [translate(`anden.stop.${kind}`), ...address, ...window, reference];
    return [...parts, ...goods.map(goodsText)].filter(Boolean).join(' · ');
  };
  return (field: string, value: unknown) => (field === 'stops' ? textOf(value as Stop) : undefined);
}

/** Returns a function that writes goods as `Piezas 4 · 400 kg · Tarimas`. */
function useGoodsText() {
  const labelOf = useTranslateLabel();
  const measure = useMeasure();
  const unit = useRecordContext<{ weightUnit?: string }>()?.weightUnit ?? '';
  return ({ units, weight, packaging }: Schemas['StopGoods']) => {
    const pieces = units && `${String(labelOf({ source: 'units', resource: 'quotes' }))} ${units}`;
    return [pieces, weight && measure(weight, unit), packaging].filter(Boolean).join(' · ');
  };
}
