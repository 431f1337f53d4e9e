import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';

/** Words of loads that are on their way, agreed or refused, and of roads and offices. */
export const NEWS = phraseBook<true>([
  [
    'ponchó|retrasada|retrasado|ya descargo|ya cargo|ya salio|ya llego|ya esta en|va llegando|esta llegando|ya esta cargada|ya esta cargado|quedo cargada|quedo cargado|ya va en camino|en transito|llego con|llego a|llego tarde|ya entregamos|se entrego|ya entregado|ya entregada|fue entregado|fue entregada|sin novedad|quedo para|confirmo cita|cambio de cita|cita reagendada|durmio en|cambien el|cambien la|cambia el|cambia la',
    true,
  ],
  [
    'se quedo varado|se descompuso|liberado en aduana|en rojo|reconocimiento aduanero|ya cruzo|operador reporta|reporta llegada|donde va|por donde va|como va la|como va el',
    true,
  ],
  [
    'no tenemos disponibilidad|sin disponibilidad|no la cubrimos|no cubrimos|cuanto pesa|no manches|regresa vacio|otro proveedor|quedo asignado|quedo asignada|asignado a|asignada a',
    true,
  ],
  [
    'bloqueo|bloqueada|bloqueado|cerrada por|cerrado por|en la autopista|tomen precauciones|horas de fila|el puente va|el puente esta|el puente cierra|puente colombia cierra|puente cerrado|los puentes estan|volcado|volcada|trafico detenido|sin llegar|accidente|volcadura|inhabil|dia festivo|no laboramos|cerramos en|patio cerrado',
    true,
  ],
  [
    'dañada|dañadas|dañado|dañados|faltante|reclamo|reclamacion|robaron|extravio|junta|reunion|estadias del|estadia del|adjunto factura|adjunto la factura|adjunto carta porte|anexo factura|te mando la factura|vence el|pago de la|pago de su|pago de tu|su pago de|tu pago de|el pago de|un pago de|pago de factura|pago del flete|pago del viaje|programar el pago|programar pago|liberar el pago|realizar el pago|procesar el pago|adjunto el manifiesto|adjunto manifiesto|proyeccion|pronostico|encuesta|promocion|descuento|curso|tenemos cubierto|tenemos cubierta|quedo cubierto',
    true,
  ],
  [
    'te confirmo|les confirmo|te la dejo|te lo dejo|se la dejo|se lo dejo|te sale en|le sale en|nuestra tarifa|nuestras tarifas|our rate|our rates|i can do it|we can do it|we can cover|i can cover|we can run|te la cubro|la cubrimos|quedamos en',
    true,
  ],
  ['held at customs|held by customs|stuck at|held at the|detained|was held|is held', true],
  [
    'queda detenido|queda detenida|detenido por|detenida por|detenido en|detenida en|nos confirman que el|les confirmamos que',
    true,
  ],
  [
    'no capacity|unable to cover|running late|broke down|has been delivered|just arrived|just crossed|is loaded|was delivered|arrived at|has arrived|arrived in|in transit|out for delivery|driver is|truck is|unit is|unit arrived|truck arrived|broke|fyi',
    true,
  ],
  [
    'another carrier|went with|is closed|are closed|bridge is|road closed|closure|accident|damaged|shortage|claim|stolen|meeting|check call|status of|update on|rate con|rate confirmation|where is|invoice attached|attached invoice|detention for|overdue|forecast|survey|we covered|covered already|already covered|appointment moved|delivered at',
    true,
  ],
  [
    'ya mero|facturen|facturame|refacturar|encargo la carta|encargas la carta|va saliendo|va rumbo|van saliendo|reenvio|adelante con|aceptado|aceptada|tomalo en|tomala en|autorizado el|autorizada la|autorizado :|ya quedo|ya esta|ya estan|pago programado|programado para|programada para|se reprograma|se reprogramo|reprogramado|reprogramada|se reagenda|nos vemos|me pasas el|me pasa el|pasame el|pasame la|que permiso|cuantas horas|cuantos dias|a que hora llega|a que hora llegan|a que hora sale|a que hora viene|a que hora carga|a que horas llega|a que hora descarga|donde viene|donde esta|donde quedo|por donde|no me ha|no nos han|no me han|no ha llegado|no llega|no llegan|no han llegado|recuerda subir|favor de checar|favor de revisar|favor de autorizar|se les olvido|reporto|te paso datos|les recuerdo|recordatorio|rastrean|gracias por el apoyo|gracias por tu apoyo en|gracias por mover|gracias por cubrir|todo bien con',
    true,
  ],
  [
    'can t do|cannot do|we ll take|i ll take|we will take|at risk|at that price|do you pay|quick pay|heading to|s the eta|eta on|driver loaded|driver checked|driver picked|driver arrived|ok to proceed|go ahead|let s go with|we gave|i gave|proceed with|proceed at|sorry we|sorry :|headed to|dispatched|dispatched to|resend|thanks for covering|thank you for covering|thanks for moving|thanks for hauling|thanks for taking|on hold|on board|booked|approved|rejected|refused|how long|how far|how many hours|what time|when will|when is|when does|why is|why did|did the|did they|did you|has the|have they|have you|is the|are the|past due|good news|bad news|scale ticket|overweight|reminder|attached is|see attached pod|weather|can you send me|could you send me|please send the|please send me|send me the|send me your|just checking|checking in on|checking on|any news|still waiting|waiting on|been waiting|hold up|tracking shows|made it to|en route|on its way|on the way|we paid|you paid|they paid',
    true,
  ],
]);

/** Words of what has happened, beside those in "-ó", "-aron" and "-ieron": who tells it asks for no price. */
export const PAST_WORDS = wordSet(
  `ha han hemos fue fueron viene vienen venia venian traia traian iba iban estuvo hubo antier anteayer rebotaron mandaron llegaron
    llego salio quedo recibio dijo pidio trajo compre ordene pedi recibi perdi pague
    was were did ordered received sold gave shipped arrived delivered missed broke broken waited bought sent told asked refused`,
);

/** Words of goods, names or plans that look like what has happened. */
export const NO_PAST = wordSet('camaron camarones maron varon baron aaron sharon');

/** Names of papers of loads that were moved: who begins with one sends it or pays it. */
export const PAPERS = phraseBook<true>([
  [
    'factura|facturas|estado de cuenta|evidencia|evidencias|pod|pods|complemento de pago|nota de credito|comprobante de entrega|comprobante de pago|carta porte|prefactura|contrarecibo|contra recibo|orden de pago',
    true,
  ],
  [
    'invoice|invoices|statement of account|account statement|proof of delivery|delivery receipt|credit memo|credit note|remittance|rate confirmation|signed bol|payment advice',
    true,
  ],
]);

/** Words of a truck that was chosen, and papers; a request may have them too. */
export const DATA_OF_TRUCK = phraseBook<true>([
  [
    'placas|placas del|placas de la|placas :|licencia|chofer|sello|nombre del operador|datos del operador|datos de la unidad',
    true,
  ],
  ['license plate|driver name|seal number|eta|driver', true],
  [
    'factura|pod|evidencia|comprobante|carta porte|estado de cuenta|complemento|xml|cfdi|pedimento|tracking|lumper|rastreo|ubicacion|invoice|proof of delivery|bol|pods|status|estatus',
    true,
  ],
]);
