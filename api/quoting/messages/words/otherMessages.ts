import { wordSet } from '../text/tokens.ts';
import { phraseBook } from '../text/phraseBook.ts';

/** Words of carriers that look for loads, and of people who sell or rent trucks. */
export const OFFERS = phraseBook<true>([
  [
    'somos transportistas|somos una linea|somos linea|somos fleteros|soy transportista|darnos de alta|darme de alta|alta de proveedor|alta como proveedor',
    true,
  ],
  [
    'si te llega carga|si llega carga|si sale carga|si tienes carga|si tiene carga|si hay carga|busco carga|buscamos carga|busco retorno|hay retorno|tienes retorno|algun retorno|regreso disponible',
    true,
  ],
  [
    'tengo unidad disponible|tengo unidades disponibles|tengo caja disponible|tengo disponible|tenemos disponible|tenemos disponibles|tenemos unidades disponibles|unidad vacia en|ofrecemos nuestros servicios|ofrezco mis servicios',
    true,
  ],
  [
    'interesados inbox|interesados mandar|manden carga|mandame carga|que cargas tiene|que cargas tienes|tienes carga para|tienen carga para|para subir a|para bajar a|busco flete|en busca de flete|busco viaje|quiero carga|que hay para|traigo caja vacia|capacidad disponible|disponemos de|jalo a donde|buscamos proveedores|busco proveedores|buscamos transportistas|renta de caja|renta de cajas',
    true,
  ],
  [
    'vendo|vendemos|se vende|en venta|se renta|rento|rentamos|solicito operador|se solicita operador|solicitamos operador|operador quinta rueda|vacante|sueldo|busco trabajo',
    true,
  ],
  [
    'we are a carrier|we re a carrier|asset based carrier|get set up|carrier setup|carrier packet|truck available in|truck empty in|empty truck in|do you have any loads|do you have loads|any loads out of|looking for loads|looking for a load|looking for freight|have a truck in',
    true,
  ],
  [
    'need loads|need a load to|need load to|need freight|looking to go to|looking to load|for sale|for rent|now hiring|we are hiring|hiring|salary|want loads|send me loads|any freight|what do you have going|what have you got|truck avail|onboarding carriers|onboarding|your mc',
    true,
  ],
]);

/** Words of a truck without a load beside its name. */
export const FREE_TRUCKS = wordSet(
  'disponible disponibles libre libres vacia vacias vacio vacios available avail empty',
);

/** Questions whether there is a truck: "¿tienes torton disponible?" */
export const ASKED_TRUCKS = wordSet(
  'tienes tiene tienen tendras tendra tendran hay habra manejas manejan have got any busco buscando consigues si',
);

/** Words of somebody's own trucks; a shipper has loads. */
export const OWN_TRUCKS = phraseBook<true>([
  [
    'contamos con|cuento con|ofrezco|ofrecemos|ofrece|nuestra empresa|nuestros servicios|nuestras unidades|nuestra unidad|nuestra flota|somos transporte|we offer|our fleet|our trucks|our truck|we run|i have a truck|we have trucks',
    true,
  ],
]);

/** Words that refuse a price, or say that nothing moves. */
export const REFUSALS = phraseBook<true>([
  [
    'queda alta|queda alto|queda caro|queda cara|se me hace caro|se me hace cara|se nos hace caro|muy alta tu|muy cara tu|no vamos a mover|no se va a mover|no hay carga|no tenemos carga|vamos con otro|nos fuimos con|me fui con',
    true,
  ],
  [
    'too high|too expensive|over our budget|nothing moving|nothing to move|go with another|went with another|going with another',
    true,
  ],
]);

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
    'dañada|dañadas|dañado|dañados|faltante|reclamo|reclamacion|robaron|extravio|junta|reunion|estadias del|estadia del|adjunto factura|adjunto carta porte|anexo factura|te mando la factura|vence el|pago de|adjunto el manifiesto|adjunto manifiesto|proyeccion|pronostico|encuesta|promocion|descuento|curso|tenemos cubierto|tenemos cubierta|quedo cubierto',
    true,
  ],
  [
    'te confirmo|les confirmo|te la dejo|te lo dejo|se la dejo|se lo dejo|te sale en|le sale en|nuestra tarifa|nuestras tarifas|our rate|our rates|i can do it|we can do it|we can cover|i can cover|we can run|te la cubro|la cubrimos|quedamos en',
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

/** Words with which a price is asked for; those of `PAPERS` behind them are asked for instead. */
export const REQUESTS = phraseBook<true>([
  [
    'cotizar|cotiza|cotizacion|cotizame|cotizas|cot|necesito|necesitamos|ocupo|ocupamos|requiero|requerimos|precio|tarifa|costo|requerimiento|me interesa mover|me apoyas|me ayudas|te encargo|solicito|solicitamos',
    true,
  ],
  [
    'quote|need|rate|pricing|price|looking for|rfq|how much|cuanto|a como|can you do|can you cover|can you haul|can you move|can you run|puedes mover|pueden mover|podrian mover|me puedes mover',
    true,
  ],
]);

/** What is asked for that is no price: "necesito la factura del flete". */
export const PAPERS = wordSet(
  `factura pod evidencia evidencias comprobante carta invoice bol con confirmation placas datos tracking complemento xml
    rastreo ubicacion status estatus update repair paper papeles documento documentos pago cita`,
);

/** Words as of a request that ask for no price: thanks for one, another question. */
export const NO_REQUESTS = phraseBook<true>([
  [
    'gracias por la cotizacion|gracias por tu cotizacion|gracias por su cotizacion|gracias por tu tarifa|gracias por su tarifa|gracias por la tarifa|gracias por el precio|buen precio|buenos precios|nuestra tarifa|nuestras tarifas|our rate|our rates|rate con|rate confirmation|datos de la cotizacion|cuanto pesa|cuanto mide|cuanto quedo|cuanto tarda|cuanto tiempo|cuanto tardan|en cuanto llegue|en cuanto llega|en cuanto salga|en cuanto tenga|en cuanto tengas|en cuanto puedas|a como anda',
    true,
  ],
  [
    'thanks for the quote|thank you for the quote|thanks for your quote|thank you for your quote|thanks for the rate|thanks for pricing|great rates|best rates',
    true,
  ],
]);
