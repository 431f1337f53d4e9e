import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { phraseAt, phraseBook } from '../text/phraseBook.ts';

/** Whether a message offers trucks, tells of a load on its way or refuses one, and asks for no price. */
export function isOther(board: Board, cargo: readonly Mention[]): boolean {
  const has = (book: typeof NEWS) =>
    board.tokens.some((_, at) => !board.isCut(at) && phraseAt(board.tokens, at, book));
  if (has(OFFERS)) return true;
  if (has(REQUESTS)) return false;
  return has(NEWS) || (has(DATA_OF_TRUCK) && !isWhole(cargo));
}

/** A load that can be told from its news: equipment with what it carries. */
function isWhole(cargo: readonly Mention[]): boolean {
  const fields = new Set(cargo.map(({ field }) => field));
  return fields.has('equipmentId') && fields.has('weight');
}

/** Words of carriers that look for loads. */
const OFFERS = phraseBook<true>([
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
    'we are a carrier|we re a carrier|asset based carrier|get set up|carrier setup|carrier packet|truck available in|truck empty in|empty truck in|do you have any loads|do you have loads|any loads out of|looking for loads|looking for a load|looking for freight|have a truck in',
    true,
  ],
]);

/** Words of loads that are on their way or refused. */
const NEWS = phraseBook<true>([
  [
    'ponchó|retrasada|retrasado|ya descargo|ya cargo|ya salio|ya llego|ya esta en|va llegando|esta llegando',
    true,
  ],
  [
    'se quedo varado|se descompuso|liberado en aduana|en rojo|reconocimiento aduanero|ya cruzo',
    true,
  ],
  [
    'no tenemos disponibilidad|sin disponibilidad|no la cubrimos|no cubrimos|cuanto pesa|no manches|regresa vacio',
    true,
  ],
  [
    'no capacity|unable to cover|running late|broke down|has been delivered|just arrived|just crossed|is loaded',
    true,
  ],
]);

/** Words of a truck that was chosen; a request may have them too. */
const DATA_OF_TRUCK = phraseBook<true>([
  [
    'placas del|placas de la|placas :|licencia|chofer|sello|nombre del operador|datos del operador|datos de la unidad',
    true,
  ],
  ['license plate|driver name|seal number|eta', true],
]);

const REQUESTS = phraseBook<true>([
  [
    'cotizar|cotiza|cotizacion|cotizame|cotizas|cot|necesito|necesitamos|ocupo|ocupamos|requiero|requerimos|precio|tarifa|costo',
    true,
  ],
  ['quote|need|rate|pricing|looking for|rfq|cuanto me cobras|cuanto sale', true],
]);
