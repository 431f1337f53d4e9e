import { phraseBook } from '../text/phraseBook.ts';

/** Words before a day or hour that is of something else than the pickup or delivery. */
export const OTHER_MOMENTS = phraseBook<true>([
  [
    'horario de planta|horario de la planta|horario de bodega|horario de almacen|compromiso|fecha compromiso|lo requiere|la requiere|lo requieren|la requieren|lo ocupa|lo ocupan|la ocupan|lo esperan|la esperan|vacaciones|paro|dia de pago|pagamos|se paga|pago|pagos|credito|cierra|cierran|cerramos|cerrado|cerrada|cierre|abre|abren|abrimos|vigente|vigente hasta|vigencia|valido hasta|valida hasta|vence|vencen|vencimiento|caduca|caducidad|expira|subasta|licitacion|concurso|inventario|oficina|horario de oficina|hora de corte|corte|comida|hora de comida',
    true,
  ],
  [
    'fecha de emision|fecha de solicitud|fecha de la solicitud|emision|pedido|pedido del|factura|factura del|correo|correo del|mail del|orden del|cotizacion del|tarifa del|fechada|fechado|emitida|emitida el|pagada|junta|llamada|llamo|marco|te marco|te marcamos|confirmo|confirmamos|aviso|avisamos|avisar|nos vemos|me marcas|me llamas|marcame|llamame|recibe|reciben|recibo|horario de recibo|recepcion|abierta|abierto|labora|laboramos|laboran|atienden|atencion|hable|te hable|le hable|me confirmas|confirmame|me avisas|avisame|me dices|dime|me contestas|feria|evento|expo|cumpleaños|boda|descansamos|descansan|recibimos|no recibimos|inicia|empieza|contrato|pendiente del|pendiente desde|desde hace|quedo pendiente',
    true,
  ],
  [
    'regreso|regresa|regresan|regresar|regresando|retorno|vuelta|de vuelta|vuelve|cruce|cruza|cruzan|cruzar|cruzando|eta|arribo|arriba|buque|barco|llega a puerto|llega al puerto|despacho|modula|naviera|last free day|lfd|libre hasta|demoras|almacenajes|desde el lunes pasado',
    true,
  ],
  [
    'issue date|issued|date issued|rfq date|response due|quote due|due date|paid|payment|pay|pays|deadline|required|wants it|vacation|closes|closed|close|closing|opens|open|opens at|valid|valid until|valid through|expires|expire|expiration|good until|good through|dated|invoice|invoice of|auction|bid|bids due|due|due by|rfp|meeting|call|call me|call you|call at|let me know|get back|email|emailed|cutoff|cut off|office',
    true,
  ],
  [
    'return|returns|returning|back|crossing|crosses|cross|vessel|arrives at port|in port|free until|demurrage|lunch|shift|shipped on|inventory|order of|effective|receiving|receives|fcfs|business hours|contract starts|contract|starts|not available|no pickups|event|trade show|show|party|told me|spoke|since|from last|hours of operation|open from',
    true,
  ],
]);

/** Words before a day on which it has happened at the latest. */
export const BOUND_DAYS = phraseBook<true>([
  [
    'antes del|antes de|antes|a mas tardar|a mas tardar el|hasta|hasta el|maximo|maximo el|tope|limite|fecha limite|dentro de|lo mas tarde',
    true,
  ],
  ['by|before|no later than|not later than|until|latest|deadline|on or before', true],
]);

/** Words of the answer before an hour until which it is asked for: "necesito la tarifa antes de las 12". */
export const ANSWERS = phraseBook<true>([
  [
    'tarifa|precio|cotizacion|respuesta|propuesta|oferta|rate|rates|pricing|price|quote|answer|enviar|envien|enviarla|mandar|mandarla|manden|send|submit|contestar',
    true,
  ],
]);

/** Words before a day behind which it happens. */
export const LATER_DAYS = phraseBook<true>([
  ['despues del|despues de|pasando el|pasado el|after|later than|not before|no antes del', true],
]);
