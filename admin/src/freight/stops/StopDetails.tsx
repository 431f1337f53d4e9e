import { Typography } from '@mui/material';
import { useGetManyAggregate, useTranslate } from 'react-admin';
import { formatPhone } from '../../core/format/formatPhone.ts';
import { localName } from '../../core/format/localName.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { useMeasure } from '../units/useUnits.ts';
import type { AnyStop } from './stops.ts';

interface StopDetailsProps {
  stop: AnyStop;
  /** The unit of the weights, that of the load. */
  unit: string;
}

/** The contact, the reference and the goods of a stop, as far as there are any. */
export function StopDetails({
  stop: { kind, contact, reference, goods = [] },
  unit,
}: StopDetailsProps) {
  const translate = useTranslate();
  const goodsText = useGoodsText(goods, unit);
  const person = [contact?.name, contact?.phone && formatPhone(contact.phone)];
  const lines = [
    [...person, reference].filter(Boolean).join(' · '),
    goodsText && translate(`anden.stop.goods.${kind}`, { goods: goodsText }),
  ];
  return lines.filter(Boolean).map((line) => (
    <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
}

/** Goods in words: `12 piezas · 8,000 kg · Tarimas · Vigas; …`. */
function useGoodsText(goods: Schemas['StopGoods'][], unit: string): string {
  const translate = useTranslate();
  const measure = useMeasure();
  const ids = goods.flatMap(({ comodityId }) => comodityId ?? []);
  const { data: names = [] } = useGetManyAggregate('catalogs/comodities', { ids });
  const text = ({ comodityId, packaging, units, weight }: Schemas['StopGoods']) =>
    [
      units && translate('anden.stop.piece', { smart_count: units }),
      weight && measure(weight, unit),
      packaging,
      localName(names.find((one) => one?.id === comodityId) ?? {}),
    ]
      .filter(Boolean)
      .join(' · ');
  return goods.map(text).filter(Boolean).join('; ');
}
