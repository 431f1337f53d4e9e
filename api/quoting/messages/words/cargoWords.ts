import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';

/** Handling units, which are counted as pieces. */
export const PIECES = phraseBook<true>([
  [
    'tarima|tarimas|tar|tars|plt|plts|pallet|palet|palets|pallets|paleta|skid|skids|plt|plts|pal',
    true,
  ],
  [
    'bulto|pieza|pza|pz|pzs|pcs|pc|atril|atriles|costal|costales|garrafon|garrafones|piece|crate|huacal|huacales|gaylord|gaylords|tote|totes|ibc|totes ibc|tote ibc',
    true,
  ],
  [
    'tambor|tambores|tambo|drum|drums|super saco|supersaco|super sack|saco|cuñete|bidon|cubeta|paca|bale|cases|bag|porron|jaba|reja',
    true,
  ],
  ['rollo|bobina|coil|roll|atado|bundle|rack|carton|cartones|caja de carton|cajas de carton', true],
]);

/** Words before the name of the goods. */
export const GOODS_LABELS = phraseBook<true>([
  [
    'comm|cmdty|comdty|mercancia|producto|commodity|material|contenido|goods|product|tipo de carga|cargo|carga|tipo de mercancia|descripcion|description',
    true,
  ],
]);

/** Verbs before the goods. */
export const GOODS_VERBS = phraseBook<true>([
  [
    'lleva|llevo|llevamos|llevan|cargada con|cargado con|cargada de|cargado de|cargada c/|transporte de|viaje de|traslado de|mover|mueven|transportar|para llevar',
    true,
  ],
  [
    'ship a|ship an|con carga de|loaded with|hauling|load of|loads of|truckload of|we ship|shipping',
    true,
  ],
  [
    'todo es|todas son|todos son|es pura|es puro|puro|pura|van con|va con|enviar|embarcar|llevan',
    true,
  ],
]);

/** Words that end the name of the goods. */
export const GOODS_ENDS = wordSet(
  `de desde from a to hacia hasta para por en in at con with sin y and e o or que el la los the sale entrega carga
     recoleccion pickup delivery peso weight total aprox urge manana hoy tomorrow today gracias favor
     is are es son ready origen destino ref po target tarifa each cada por per hazmat salida lunes urge aprox netas netos brutas brutos max maximo total caja cajas remolque trailer puerta cruce solo
    temp temperatura grados lona lonas redilas maniobras seguro unidad unidades disponible tarifa costo flete viaje
    todas todos ambas ambos cada favor cordial asap legal legales weight lbs not need needs must team tarps straps
    drayage acarreo pesa mide tiene lote urgente carro piloto permiso permisos especial operador doble licencia gps rastreo
    semana diario mes redondo ida vuelta regreso vacio vacia full fulls sencillo naviera puerto aduana despacho patio cita horario lateral
    rampa custodia tambien asimismo adicional incluye incluir incluyendo requiere requerido favor entregar cargar tracto ejes largo ancho alto metros pies
    expedite team appointment appt live drop hook only please advise asap available rate quote today same next each min max legal
    otra otro another other more mas adelante luego despues sorry perdon digo mudanza ibc capacidad capacity nada nothing gross net tare bruto bruta neto neta tara entre between approx unos unas about around semanal semanales mensual mensuales diarios diarias weekly monthly daily order booking orden pedido exportacion importacion export import shipment truckload granel`,
);

/** Dangerous goods; of no hazard where a negation stands before. */
export const HAZMAT_WORDS = phraseBook<boolean>([
  [
    'hazmat|haz mat|haz-mat|material peligroso|materiales peligrosos|mat peligroso|matpel|mat pel',
    true,
  ],
  [
    'carga peligrosa|producto peligroso|mercancia peligrosa|peligroso|peligrosa|dangerous goods|hazardous',
    true,
  ],
  ['hazardous material|hazardous materials|dg', true],
  [
    'no hazmat|non hazmat|non-hazmat|nonhazmat|not hazmat|sin hazmat|no es hazmat|not hazardous',
    false,
  ],
  [
    'non haz|non-haz|nonhaz|no haz|non hazardous|non-hazardous|no peligroso|no peligrosa|no es peligroso|no es material peligroso',
    false,
  ],
  [
    'hazmat free|libre de hazmat|no es peligrosa|no material peligroso|sin material peligroso|hazmat no|hazmat: no',
    false,
  ],
]);

/** Services beyond the transport between two places. */
export const SERVICES = phraseBook<'door_to_door' | 'crossing_only'>([
  ['puerta a puerta|puerta puerta|door to door|door-to-door|d2d', 'door_to_door'],
  [
    'solo cruce|solo el cruce|puro cruce|puro el cruce|nomas el cruce|nomas cruce|solamente cruce|solamente el cruce|unicamente cruce',
    'crossing_only',
  ],
  [
    'unicamente el cruce|cruce solamente|cruce unicamente|crossing only|only the crossing',
    'crossing_only',
  ],
  [
    'only crossing|just the crossing|just crossing|transfer only|solo transfer|solo el transfer',
    'crossing_only',
  ],
]);

/** A container from or to a port or a rail ramp. */
export const DRAYAGE = phraseBook<true>([
  [
    'drayage|dray|acarreo de contenedor|acarreo de contenedores|acarreo del contenedor|acarreo de puerto|acarreo portuario',
    true,
  ],
]);

/** Words before a reference. */
export const REFERENCE_LABELS = phraseBook<true>([
  [
    'ref|referencia|reference|su referencia|nuestra referencia|ref num|ref no|reference number',
    true,
  ],
  ['po|p.o.|purchase order|oc|o.c.|orden de compra|orden|order|pedido|po number|po num', true],
  [
    'folio|load tender|tender|tender number|tender id|bol|bol number|load number|load no|shipment number|shipment id|load id|embarque|booking|order number|rfq|rfq number|solicitud|cotizacion no|bk|bkg|booking number|ref interna|referencia interna|ref cliente|our ref|your ref|ref sl|load ref|pickup number|pu number|numero de orden|no de orden|no de pedido|folio interno|requisicion|requisition|req no|solicitud de cotizacion|solicitud de cotizacion de transporte|solicitud de transporte|no de embarque|no embarque|cust po|customer po|cust ref|customer ref',
    true,
  ],
]);

/** Words before the price that the sender hopes to pay. */
export const TARGET_LABELS = phraseBook<true>([
  [
    'target|target rate|target price|tarifa objetivo|precio objetivo|objetivo|presupuesto|budget',
    true,
  ],
  ['tarifa|pagamos|pago|pagan|rate|pay|paying|pays|ofrecemos|tope|maximo|tarifa target', true],
]);

/** Words before an amount that is no price of the transport. */
export const VALUE_LABELS = wordSet(
  'valor value asegurado asegurada seguro insurance insured factura invoice cobertura coverage declarado detention estadia penalizacion fianza ultima ultimo anterior fue was last previous cambio actual actualmente competencia current currently cobraron cobro cobraban charged',
);

/** Words beside an amount that is the price of something besides the transport. */
export const SERVICE_LABELS = wordSet(
  `maniobra maniobras custodia anticipo multa caseta casetas lumper demora demoras almacenaje estadias renta sueldo descuento
    comision aparte layover tonu fuel surcharge toll tolls deposito deposit penalty fine fee advance deductible deducible
    diesel maquila pension resguardo gps rastreo despacho aduanal cruce bridge accessorial accessorials extra adicional falso
    cod tarp tarps escolta permiso permisos pilot limpieza lavado credito factoring tax impuesto arancel pedimento`,
);
