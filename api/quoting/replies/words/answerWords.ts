import { phraseBook } from '../../messages/index.ts';

/** Phrases of mails that answer no request: automatic replies, invoices, claims, advertising. */
export const UNRELATED = phraseBook<true>([
  [
    'fuera de oficina|fuera de la oficina|out of office|out of the office|on pto|on vacation|de vacaciones',
    true,
  ],
  [
    'respuesta automatica|automatic reply|auto reply|autoreply|mensaje automatico|no responda a este correo',
    true,
  ],
  [
    'hemos recibido su|su mensaje fue recibido|su correo fue recibido|le responderemos|nuestro horario es',
    true,
  ],
  [
    'email has been received|message has been received|thank you for contacting|is in our queue',
    true,
  ],
  ['business hours|do not reply|no es necesario responder|en mantenimiento|ticket', true],
  [
    "mail system|could not be delivered|couldn't be delivered|wasn't delivered|delivery has failed",
    true,
  ],
  ['no se pudo entregar|has been delayed|does not exist|no existe|recipient', true],
  [
    'estado de cuenta|fecha de pago|pago de factura|su factura|claim|siniestro|reclamo|reclamacion',
    true,
  ],
  [
    'importe determinado|buzon tributario|su buzon|usuario del portal|agencia aduanal|despacho aduanal',
    true,
  ],
  [
    'dejar de enviar|dejar de enviarme|dejen de enviar|remove us|remove me|unsubscribe|not a carrier',
    true,
  ],
  ['no soy transportista|no somos transportistas|equivocado de correo|wrong email', true],
]);

/** Phrases with which a carrier can cover the load and gives its price later. */
export const AVAILABLE = phraseBook<true>([
  [
    'te paso precio|le paso precio|te paso tarifa|le paso tarifa|paso el precio|paso la tarifa|te cotizo',
    true,
  ],
  [
    'le envio precio|te envio precio|le envio tarifa|le mando precio|te mando precio|ahorita te cotizo',
    true,
  ],
  [
    'will send a rate|will send rate|send you a rate|send you my rate|get you a rate|rate to follow',
    true,
  ],
  [
    'si tengo unidad|si tenemos unidad|si tengo disponible|si tengo disponibilidad|si la cubro|si la cubrimos',
    true,
  ],
  ['truck available|i can cover|we can cover|have a truck', true],
]);

/** Words with which a question begins where no sign says so. */
export const QUESTION_STARTS = phraseBook<true>([
  [
    'que peso|q peso|cuanto pesa|de cuanto|que producto|que mercancia|a que hora|a que temperatura',
    true,
  ],
  [
    "is it|is this|is the|are there|what are|what is|what's|whats|does it|do you|could you|can you",
    true,
  ],
  [
    'cuantas|cuantos|me pasas|me puedes pasar|mandame|me mandas|enviame|me envias|me confirmas',
    true,
  ],
]);

/** Words by which the author points at the message below. */
export const POINTERS = phraseBook<true>([
  [
    'abajo|fyi|see below|below|reenvio|te reenvio|le reenvio|comparto respuesta|autorizo esto|adjunto respuesta',
    true,
  ],
  ["my partner's|mi socio|mi proveedor|mi jefe autorizo|forwarding|fwd", true],
]);
