import { phraseBook } from '../../messages/index.ts';

/** The subject of a day or an hour behind these words, where it is not the truck. */
export const WHEN_CUES = phraseBook<'valid' | 'other'>([
  [
    'vigencia|vigente|vigencia hasta|valida hasta|valido hasta|valida|good til|good till|good until|good thru',
    'valid',
  ],
  ['expires|expire|valid through|valid until|valid till|valid thru|vence', 'valid'],
  [
    'hasta|until|antes de|before|a mas tardar|email from|correo del|correo de|su correo|solicitud del',
    'other',
  ],
  [
    'fecha|actualizado|impresion|horario|email|correo|pago|pagan|credito|anterior|ayer|confirmo antes',
    'other',
  ],
  [
    'entrega|entregamos|entregando|deliver|delivers|delivery|llegamos a entregar|descarga|despues de|after',
    'other',
  ],
  ['cita de|la cita|appointment|avisen|avisame|libre en patio|tipo de cambio|try us', 'other'],
]);

/** Words of the time on the way. */
export const TRANSIT_WORDS = phraseBook<true>([
  [
    'transito|transit|tarda|tardamos|tiempo de transito|transit time|tiempo de traslado|en camino',
    true,
  ],
]);

/** Numbers in words before days. */
export const COUNTS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  one: 1,
  dos: 2,
  two: 2,
  tre: 3,
  three: 3,
};
