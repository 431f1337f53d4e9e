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
    'interesados inbox|interesados mandar|manden carga|mandame carga|que cargas tiene|que cargas tienes|que tienes de carga|que traes de carga|algo de carga|tienes carga para|tienen carga para|para subir a|para bajar a|busco flete|en busca de flete|busco viaje|quiero carga|que hay para|traigo caja vacia|capacidad disponible|disponemos de|jalo a donde|buscamos proveedores|busco proveedores|buscamos transportistas|renta de caja|renta de cajas',
    true,
  ],
  [
    'soy de la linea|soy de linea|somos especialistas|especialistas en|nuestra presentacion|disponible toda la semana|tengo disponibilidad|tenemos disponibilidad|manejamos rutas|manejamos ruta|cubrimos rutas|cubrimos la ruta|corremos|me sale algo|sale algo para|otro broker me|otro proveedor me|remato|compro tarimas|venta de|si hay algo|si sale algo|si tienen algo|cualquier carga de|cualquier carga para|cualquier cosa para|voy para|voy vacio|vacio en|queda vacio|quedo vacio|queda libre|quedo libre|estamos ofreciendo|ofreciendo|les comparto tarifas|comparto tarifas|comparto nuestras tarifas|comparto nuestro tarifario|tarifario|tabulador|traigo torton|traigo rabon|traigo plataforma|traigo thermo|traigo full|traigo unidad|traigo carga de|traigo camioneta|a todo mexico|quedo a sus ordenes|chofer de|choferes|se busca chofer|buscando carga',
    true,
  ],
  [
    'we specialize|specialize in|specializing in|competitive pricing|competitive rates|empties out|mc #|backhaul from|backhauls from|any backhaul|any backhauls|sitting in|hauler here|carrier here|can go anywhere|hit me up|used trailer|used trailers|used truck|introduce myself|introduce our|introduce ourselves|our rate sheet|rate sheet|would love to get|wants to go|want to go to|need to get home|truck empty|empty in|will be empty|any load for|anything for me|anything going to|let me know what you have|looking for drivers|looking for a driver|cdl|per mile pay|sign on bonus',
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

/** Words of carriers that answer with a price, and say how long it holds. */
export const ANSWERS = phraseBook<true>([
  [
    'te paso precio|te paso tarifa|te paso el precio|te paso la tarifa|le paso precio|le paso tarifa|le paso el precio|le paso la tarifa|les paso precio|les paso tarifa|te comparto precio|te comparto la tarifa|te comparto el precio|le comparto precio|le comparto la tarifa|le comparto el precio|la tarifa que manejamos|el precio que manejamos|nuestra mejor oferta|nuestra mejor tarifa|nuestro mejor precio|mi mejor precio|mi mejor tarifa|mi tarifa es|mi precio es|nuestra tarifa es|en respuesta a su|en respuesta a tu|en atencion a su|conforme a su solicitud|le ofrecemos|les ofrecemos|te ofrecemos|te ofrezco|le ofrezco|les ofrezco|le cotizamos|les cotizamos|te cotizamos|nuestra propuesta|nuestra oferta|nuestro precio|nuestro costo|la unidad queda disponible|unidad queda disponible|se la movemos en|te la movemos en|se la muevo en|te la muevo en|se la llevo en|te la llevo en|se lo llevo en|te lo llevo en|la hacemos en|la hago en',
    true,
  ],
  [
    'our number|our best number|our best rate|our best price|our all in|my best rate|my best price|my number is|my rate is|in response to your|in reply to your|per your request|as per your request|we can offer|i can offer|happy to offer|pleased to offer|pleased to quote|our price|our quote|our bid|our offer|we quote|we would need|rate valid|rate is valid|quote valid|quote is valid|price valid|offer valid|rate good|rate is good|quote is good|we can do this|i can do this|we could do|i could do|can do it for|can do this for|we can move it for|we can haul it for|truck can be there|our driver can',
    true,
  ],
]);

/** Words of people who are away, and of automatic replies. */
export const AWAY = phraseBook<true>([
  [
    'fuera de la oficina|fuera de oficina|estoy de vacaciones|me encuentro de vacaciones|estare de vacaciones|respuesta automatica|mensaje automatico|acceso limitado a mi correo|acceso limitado al correo|sin acceso a mi correo|sin acceso al correo|gracias por escribir a|gracias por contactar a|gracias por contactarnos|gracias por comunicarte|gracias por comunicarse|hemos recibido su mensaje|recibimos su mensaje|este es un mensaje automatico|no responda a este|de permiso hasta|de incapacidad|regreso a la oficina|no estare disponible',
    true,
  ],
  [
    'out of the office|out of office|automatic reply|auto reply|autoreply|limited access to email|limited access to my email|no access to email|no access to my email|no email access|thank you for contacting|thanks for contacting|thank you for reaching out to|we have received your|this is an automated|do not reply to this|on vacation|on leave until|on annual leave|on maternity leave|on parental leave|on pto|away from my desk|away from the office|back in the office|return to the office|returning to the office|i will be out until',
    true,
  ],
]);

/** Words of a truck without a load beside its name. */
export const FREE_TRUCKS = wordSet(
  'disponible disponibles libre libres vacia vacias vacio vacios available avail empty',
);

/** Words of a truck that somebody has, even where something is asked. */
export const EMPTY_TRUCKS = wordSet('vacia vacias vacio vacios empty');

/** Questions whether there is a truck: "¿tienes torton disponible?" */
export const ASKED_TRUCKS = phraseBook<true>([
  [
    'tienes|tiene|tienen|tendras|tendra|tendran|hay|habra|manejas|manejan|busco|buscando|consigues|quien|sigue disponible|disponible ?|para llevar|para mover',
    true,
  ],
  [
    'do you have|you have|you got|u got|do u have|anyone have|anybody have|any van|any truck|any reefer|any flatbed|got any|have any|available ?',
    true,
  ],
]);

/** Trucks that somebody offers, without their type. */
export const FREE_UNITS = phraseBook<true>([
  [
    'unidad disponible|unidades disponibles|equipo disponible|camion disponible|truck available|trucks available|equipment available|available truck|available trucks|available equipment',
    true,
  ],
]);

/** Words of somebody's own trucks; a shipper has loads. */
export const OWN_TRUCKS = phraseBook<true>([
  [
    'contamos con|cuento con|ofrezco|ofrecemos|ofrece|nuestra empresa|nuestros servicios|nuestras unidades|nuestra unidad|nuestra flota|somos transporte|we offer|our fleet|our trucks|our truck|our reefer|our van|our flatbed|we run|i have a truck|we have trucks',
    true,
  ],
]);

/** Words that refuse a price, or say that nothing moves. */
export const REFUSALS = phraseBook<true>([
  [
    'queda alta|queda alto|queda caro|queda cara|se me hace caro|se me hace cara|se nos hace caro|muy alta tu|muy cara tu|no vamos a mover|no se va a mover|no hay carga|no tenemos carga|vamos con otro|nos fuimos con|me fui con|se autoriza la tarifa|autorizamos la tarifa|autorizo la tarifa|queda autorizada la tarifa|tarifa autorizada',
    true,
  ],
  [
    'too high|too expensive|over our budget|nothing moving|nothing to move|go with another|went with another|going with another|came back high|came back a bit high|came back a little high|came in high|came in a bit high|came in a little high|rate is approved|rate approved|approve the rate',
    true,
  ],
]);

/** Questions for a price of somebody else, behind which another one's price may be too high. */
export const OPEN_QUESTIONS = phraseBook<true>([
  [
    'que me ofreces|que me ofrecen|que nos ofreces|que nos ofrecen|tu a como|ustedes a como|tu en cuanto|ustedes en cuanto|tu cuanto|ustedes cuanto|tu que precio|cuanto me cobrarias|en cuanto me la dejas|en cuanto me lo dejas|what can you offer|what would you charge|can you beat|what would yours be',
    true,
  ],
]);
