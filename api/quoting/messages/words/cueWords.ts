import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';

/**
 * The subject of the place, day or hour behind a word. `reply` is the answer that is asked for, `aside` something that is
 * no part of the lane.
 */
export type Cue = 'origin' | 'destination' | 'stop' | 'crossing' | 'reply' | 'aside';

/** Verbs and nouns of a stop, which tell what a place, a day or an hour beside them is of. */
export const STOP_WORDS = phraseBook<Cue>([
  ['recoleccion|recolecta|recolectar|recoger|recoge|recogen|recogemos|levantar|levante', 'origin'],
  [
    'carga|cargar|cargan|cargamos|cargando|cargaria|carga en|se carga|cita de carga|todas cargan en|todos cargan en',
    'origin',
  ],
  [
    'listo|lista|disponible|pick|ship|shipping|leaving|leave|recolectan|recolectamos|levantamos',
    'origin',
  ],
  [
    'recolectar en 2 puntos|recolectar en dos puntos|recoleccion en 2 puntos|carga en 2 puntos|cargar en 2 puntos|2 recolecciones|dos recolecciones',
    'origin',
  ],
  ['sale|salen|salida|saliendo|salir|origen|origin|shipper', 'origin'],
  ['pickup|pick up|pick-up|picks up|picking up|pu|load at|loads|loading|ready|ships', 'origin'],
  ['entrega|entregar|entregan|entregando|se entrega|descarga|descargar|descargan', 'destination'],
  [
    'llega|llegar|llegan|llegada|llegue|arribo|destino|debe estar|estar en|cita de descarga',
    'destination',
  ],
  [
    'va a|van a|va para|va hasta|llevar a|llevarla a|llevarlo a|llevarlas a|llevarlos a|con destino a|rumbo a',
    'destination',
  ],
  [
    'este en|esten en|este ahi|este alla|tiene que estar en|tienen que estar en|needs to be in|must be in|need it there|there by|must be there|lo necesitan|lo necesitamos|cita en destino|en destino|llegando|entregamos',
    'destination',
  ],
  ['delivery|deliver|delivers|delivering|delivered|drop off|dropoff|arrive|arrives', 'destination'],
  [
    'destination|consignee|unload|unloading|unloads|be in|cita de entrega|del date|del:|dest:',
    'destination',
  ],
  [
    'reparto|con reparto|parada|escala|entrega parcial|entrega intermedia|parada intermedia',
    'stop',
  ],
  ['stop|extra stop|stop off|stopoff|multi stop|drop|extra drop|con parada', 'stop'],
  ['cruce|cruza|cruzar|cruzando|cruce por|crossing|crosses|cross|via|cruzan|pasa por', 'crossing'],
  ['cita en puerto|lfd|eta', 'reply'],
  [
    'regresa a|regresan a|regresar a|regresando a|de vuelta a|returns to|return to|returning to|back to',
    'aside',
  ],
  [
    'unidad debe estar en|camion debe estar en|caja debe estar en|truck must be in|truck should be in|unidad en',
    'origin',
  ],
  [
    'cliente de|clientes de|cliente en|clientes en|empresa de|empresa en|oficinas en|client in|customer in|customer from|client from|office in|company in|somos de|soy de|estoy en|ando en|ando por|we are in|i am in',
    'aside',
  ],
  [
    'destino final|final destination|rdd|se necesita alla|lo necesitan alla|fecha de entrega|entrego|entregamos',
    'destination',
  ],
  [
    'cargue|carguen|cargue en|que cargue|sits at|sits in|sitting at|is sitting at|esta cargada en|ya cargada en',
    'origin',
  ],
  [
    'entregue|entreguen|entregue en|has to get to|needs to get to|need to get to|must get to|has to be in|going to|deliver to|lo demas a|lo demas en|lo demas para|el resto a|el resto en|el resto para|la otra parte a|la otra parte en|la otra mitad a|la otra mitad en|la ultima parte en|la ultima parte a|y termina en|termina en|the rest to|the rest in|the rest at|the balance to|the balance in|the other half to|the other half in|remainder to|remainder in|finishing in|final drop|final drop in|last drop|last drop in',
    'destination',
  ],
  [
    'deja la mitad en|deja una parte en|dejar una parte a|dejar una parte en|dejar la mitad en|dejar la mitad a|deja parte en|dejar parte en|dejar parte a|deja algo en|baja la mitad en|baja una parte en|bajar una parte en|descarga la mitad en|descarga una parte en|entrega una parte en|drop half in|drop half at|drops half in|drop part in|drops part in|drop some in|half comes off in|part comes off in|half in|unload half in|unload part in',
    'stop',
  ],
  [
    'con dos entregas ,|dos entregas ,|tres entregas ,|con tres entregas ,|con dos entregas :|con dos entregas en|dos entregas :|dos entregas en|2 entregas :|2 entregas en|2 entregas ,|con 2 entregas en|tres entregas :|tres entregas en|3 entregas :|3 entregas en|two drops :|two drops ,|two drops in|2 drops :|2 drops in|2 drops ,|three drops :|three drops in|3 drops :|3 drops in|two deliveries :|two deliveries in|two stops :|two stops in|dos descargas :|dos descargas en|2 descargas en|2 descargas :',
    'stop',
  ],
  ['recojo|recogemos en|levanto|out of|coming out of', 'origin'],
  ['cnee|cnsgnee', 'destination'],
  [
    'gracias por la tarifa de|gracias por la tarifa a|gracias por el precio de|gracias por el precio a|gracias por la cotizacion de|gracias por la cotizacion a|thanks for the quote to|thanks for the rate to|thanks for the quote on',
    'aside',
  ],
  ['ferry|con ferry|base en|con base en|ubicados en|estamos en|based in|based out of', 'aside'],
  ['con descarga en|con descargas en|con entrega en|con entregas en|y descarga en', 'stop'],
  [
    'completar en|completa en|completando en|complementar en|recoleccion adicional|recoleccion adicional en|recoleccion extra|recoleccion extra en|carga adicional en|segunda recoleccion en|segunda carga en|pasar a cargar a|pasar a cargar en|pasando a cargar en|pasar a recoger en|extra pickup|extra pickup in|additional pickup|additional pickup in|second pickup in|second pickup',
    'stop',
  ],
  [
    'entrega adicional en|segunda entrega en|pasar a dejar en|pasar a entregar en|pasar a descargar en|additional delivery|additional delivery in|second drop|second drop in|extra delivery in',
    'stop',
  ],
  ['cotizar|cotiza|cotizacion|precio|respuesta|responder|contestar', 'reply'],
  ['quote|quotes|reply|respond|response|pricing|bid', 'reply'],
]);

/** Words of places that tell nothing of the days beside them: `Destino: Laredo, fecha: 1/12`. */
export const PLACE_LABELS = wordSet(
  'origen destino origin destination consignee shipper going va llevar llevarla llevarlo rumbo',
);

/** Prepositions before a place. */
export const PREPOSITIONS: Readonly<Record<string, 'origin' | 'destination' | 'crossing'>> = {
  de: 'origin',
  desde: 'origin',
  from: 'origin',
  a: 'destination',
  al: 'destination',
  pa: 'destination',
  hasta: 'destination',
  hacia: 'destination',
  to: 'destination',
  para: 'destination',
  into: 'destination',
  por: 'crossing',
  via: 'crossing',
  through: 'crossing',
};

/** Words between a cue and its place or day that say nothing. */
export const FILLERS = wordSet(
  `el la los lo del en in at the on our nuestra nuestro planta plant bodega warehouse almacen patio yard
    ciudad city punto lugar is e cedi cedis date fecha dia : = . ( es sera * _`,
);

/** Signs and words between the two ends of a lane. */
export const LANE_SIGNS = new Set(['-', '–', '—', '→', '>', '/', '➡', '➔', '⇒', '=', '|', '\t']);
