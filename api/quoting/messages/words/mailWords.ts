import { phraseBook } from '../text/phraseBook.ts';

/** Words that end a message, alone in their line or with a name. */
export const CLOSINGS = phraseBook<true>([
  [
    'saludos|saludos cordiales|un saludo|cordialmente|atentamente|atte|att|quedo atento|quedo atenta',
    true,
  ],
  [
    'gracias|muchas gracias|gracias y saludos|de antemano gracias|quedo al pendiente|quedamos atentos',
    true,
  ],
  ['regards|best regards|kind regards|warm regards|best|sincerely|cheers', true],
  ['thanks|thank you|many thanks|thanks in advance', true],
]);

/** Words about a load that has a truck already, or that is cancelled. */
export const COVERED = phraseBook<true>([
  [
    'lo tenemos cubierto|la tenemos cubierta|ya esta cubierto|ya esta cubierta|ya quedo cubierto|ya quedo cubierta',
    true,
  ],
  [
    'ya cubierto|ya cubierta|se cancelo|quedo cancelado|quedo cancelada|ya no lo necesito|ya no la necesito',
    true,
  ],
  [
    'already covered|is covered|was covered|got covered|is cancelled|is canceled|was cancelled|no longer need',
    true,
  ],
]);

/** Words with which a load is called off; those of the same sentence are of that load. */
export const CANCELLED = phraseBook<true>([
  [
    'cancela|cancelen|cancelame|cancelar|cancelamos|cancelado|cancelada|se cancela|se cancelan|ya no va a salir|ya no sale|ya no van a salir|ya no se va|se pospone|se pospuso|se posponen|pospuesto|se cayo|se nos cayo|la cancelaron|lo cancelaron|cancelaron|siempre no',
    true,
  ],
  [
    'cancel|cancelled|canceled|cancelling|called off|is off|fell through|postponed|no longer moving|not moving',
    true,
  ],
]);

/** Words of a load that was asked for before. */
export const EARLIER = phraseBook<true>([
  [
    'ayer te pedi|ayer le pedi|te pedi|te habia pedido|le habia pedido|la semana pasada|el mes pasado|el otro dia|la vez pasada|me cotizaste|nos cotizaste|me cotizo|ya me diste|ayer movimos|ayer fue',
    true,
  ],
  [
    'yesterday i asked|yesterday we|last week we|last week you|last time|you quoted|i asked you for|earlier i asked|we moved',
    true,
  ],
]);

/** Words of loads that were moved; the sentence tells nothing of the new one. */
export const MOVED = phraseBook<true>([
  ['we loaded|we moved|we shipped|you moved|you hauled|movimos|hicimos|nos movieron', true],
]);

/** Words with which the new load begins behind one that was asked for before. */
export const NOW = phraseBook<true>([
  ['ahora|hoy|esta vez|este es|ahorita|now|today|this time|this one', true],
]);

/** Words that begin a quoted message or the note of a phone. */
export const QUOTE_INTROS = phraseBook<true>([
  ['sent from my|enviado desde mi|obtener outlook|get outlook', true],
  ['-----Original Message|-----Mensaje original|----- Forwarded|---------- Forwarded', true],
]);

/** Names of a mail's header lines; `sure` ones stand in no request. */
export const HEADER_WORDS = phraseBook<'sure' | 'perhaps'>([
  ['asunto|subject|enviado el|enviado|sent|cc', 'sure'],
  ['de|para|from|to|fecha|date', 'perhaps'],
]);
