import { phraseBook } from '../../messages/index.ts';

/** Words that begin a message that was forwarded or quoted whole. */
export const MESSAGE_STARTS = phraseBook<true>([
  [
    'original message|mensaje original|forwarded message|mensaje reenviado|begin forwarded message',
    true,
  ],
  ['inicio del mensaje reenviado|forwarded by', true],
]);

/** Notes of phones and programs behind a message. */
export const FOOTERS = phraseBook<true>([
  [
    'sent from my|enviado desde mi|obtener outlook|get outlook|enviado desde outlook|sent from outlook',
    true,
  ],
  [
    'sent via|enviado con|este correo y sus anexos|this email and any|aviso de confidencialidad',
    true,
  ],
]);

/** Words of our own request, which no reply of a carrier has. */
export const REQUEST_WORDS = phraseBook<true>([
  [
    'solicitamos su tarifa|solicitud de tarifa para|tarifa objetivo|responda antes de|send us your rate',
    true,
  ],
  [
    'target rate|please answer before|quote request|rate request for|responda aqui|answer here',
    true,
  ],
]);
