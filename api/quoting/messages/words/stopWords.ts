import { phraseBook } from '../text/phraseBook.ts';

/** What happens at a stop that a line of a list names: `pick 1`, `STOP 2 DEL`, `2a carga`. */
export const STOP_LABELS = phraseBook<'pickup' | 'delivery'>([
  [
    'pick|pickup|pick up|pu|p/u|pup|load|loading|shipper|origin|carga|recoleccion|recolecta|recoge|origen|levante',
    'pickup',
  ],
  [
    'do #|cnee|cnsgnee|drop|delivery|deliver|del|dlv|so|unload|consignee|destination|entrega|descarga|destino|reparto|final|final drop|last drop|drop off|dropoff',
    'delivery',
  ],
]);

/** Labels of a line that tells when the stop of the line above is. */
export const MOMENT_LABELS = phraseBook<true>([
  ['appt :|appt|appointment|cita|fecha|date|hora|time|window|ventana|horario|ready|earliest', true],
]);

/** Words of a number of deliveries, below which a list of places stands. */
export const DELIVERIES = phraseBook<true>([
  [
    'entregas en|entregas|repartos|descargas|puntos de entrega|paradas|destinos|drops|deliveries|delivery points|stops',
    true,
  ],
]);
