import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useStopText } from '../../../freight/stops/useStopText.ts';
import type { Shipment } from '../shipment.ts';
import { isAtStop, presentStopOf } from './presentStop.ts';

/** The stop where a load under way with more than two is, or that it goes to: `Siguiente: Parada 2 de 4 · Entrega · Silao, GUA`. */
export function PresentStop({ shipment }: { shipment: Shipment }) {
  const text = usePresentStopText(shipment);
  if (!text) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

/** The same as a text; nothing where the load has two stops, or none left. */
export function usePresentStopText(shipment: Shipment): string | undefined {
  const translate = useTranslate();
  const stopText = useStopText();
  const { status, stops } = shipment;
  const stop = presentStopOf(shipment);
  if (!stop || ENDED.includes(status)) return undefined;
  const blanks = { stop: stopText(stop, stops.length) };
  return translate(isAtStop(status) ? 'shipments.stop.now' : 'shipments.stop.next', blanks);
}

const ENDED = ['delivered', 'closed', 'cancelled'];
