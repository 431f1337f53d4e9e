import { phraseBook, wordSet } from '../../messages/index.ts';
import type { RatePart } from '../Reply.ts';

/** The subject of an amount. `price` is the whole or the linehaul, `other` is no part of the price. */
export type Label = RatePart | 'price' | 'total' | 'tax' | 'other';

/** Words beside an amount that say what it is of. */
export const LABELS = phraseBook<Label>([
  ['tarifa|precio|costo|oferta|propuesta|cotizacion|rate|price|quote|offer|cost', 'price'],
  ['flete|arrastre|traslado|linehaul|line haul|freight|transporte|base rate|flat rate', 'linehaul'],
  [
    'fsc|fuel|fuel surcharge|combustible|diesel|cargo por combustible|ajuste de combustible',
    'fuelSurcharge',
  ],
  ['cruce|border crossing|crossing|transfer|cruce fronterizo', 'borderCrossing'],
  ['caseta|casetas|peaje|peajes|toll|tolls|autopista', 'tolls'],
  [
    'maniobra|maniobras|lona|lonas|cadenas|permiso|permisos|escolta|escoltas|piloto|pilotos',
    'accessorials',
  ],
  [
    'carros piloto|carro piloto|diesel de termo|tarp|tarps|tarping|lumper|layover fee',
    'accessorials',
  ],
  [
    'hazmat fee|permit|permits|escort|escorts|pilot car|pilot cars|stop fee|accessorials',
    'accessorials',
  ],
  ['total|subtotal|sub total|gran total', 'total'],
  ['iva|i.v.a.|retencion|retenciones|ret|isr|impuesto|impuestos|vat|tax|taxes', 'tax'],
  [
    'estadia|estadias|detention|demora|demoras|seguro|insurance|valor|value|anticipo|saldo',
    'other',
  ],
  [
    'tipo de cambio|t.c.|exchange rate|factura|invoice|penalizacion|falso flete|tonu|layover',
    'other',
  ],
  ['cuenta|clabe|credito de|linea de credito|deposito|fianza|cobertura|claim|importe', 'other'],
  ['valor declarado|multa', 'other'],
]);

/** Words before a part that the amount beside it does not include. */
export const EXCLUSIONS = phraseBook<true>([
  ['no incluye|no incluyen|sin incluir|not including|excluding|does not include', true],
]);

/** Names of the two currencies. */
export const CURRENCIES = phraseBook<'MXN' | 'USD'>([
  ['mxn|mxp|mx$|pesos|m.n.|mn|m/n|moneda nacional|pesos mexicanos', 'MXN'],
  [
    'usd|us$|usd$|u.s.d.|dlls|dls|dll|dlrs|dolares|dollars|us dollars|us dlls|dolares americanos',
    'USD',
  ],
]);

/** Other currencies, of whose amounts none is read. */
export const FOREIGN = wordSet('cad eur euro euros canadian canadienses € gbp');

/** The treatment of VAT (IVA) that words state. */
export const TAXES = phraseBook<'plus' | 'included'>([
  [
    '+ iva|mas iva|+ i.v.a.|mas i.v.a.|y iva|plus iva|+ el iva|mas el iva|plus vat|plus tax|+ tax|+ vat',
    'plus',
  ],
  [
    'iva aparte|iva no incluido|sin iva|antes de iva|before tax|tax not included|i.v.a. aparte',
    'plus',
  ],
  ['mas el impuesto al valor agregado|mas impuestos|mas impuesto al valor agregado', 'plus'],
  [
    'iva incluido|con iva|iva ya incluido|incluye iva|tax included|including tax|incluido el iva',
    'included',
  ],
  ['iva incluida|i.v.a. incluido|con i.v.a.|ya con iva|neto con iva|vat included', 'included'],
]);

/** Units for each of which an amount may be asked. */
export const PER_UNITS = wordSet(
  'milla mile mi km kilometro hora hour hr hrs h dia day tonelada ton kg kilo libra lb lbs pallet tarima caja noche night pieza',
);

/** Words behind a number that is a measure, a count or an hour. */
export const MEASURES = wordSet(
  `ton tons t tonelada toneladas kg kgs kilo kilos lb lbs libras pounds pies ft feet foot inch pulgadas metros m cm ejes eje axles
    dia dias day days hora horas h hr hrs hour hours min minutos minutes am pm km kms millas miles mile mi tarimas
    pallets piezas pzas unidades unidad units unit camiones trucks cajas termos chasis estrellas opciones personas
    operadores drivers grados c f porciento x años years semanas weeks meses litros`,
);

/** Words before a number that names something: a folio, a truck, an extension. */
export const NAMES = wordSet(
  `folio ticket ref referencia reference no num numero number nro n mc dot usdot scac ext extension eco economico
    modelo model año truck unidad unit tractor placas po oc orden order load carga id # ° º cp zip codigo puente bridge
    cotizacion factura invoice solicitud request suite piso calle km carretera highway hwy i un tel cel rfc`,
);

/** Words before an earlier amount that no longer holds. */
export const PAST_WORDS = wordSet(
  'movi movimos ayer antes anterior was previously earlier cobraba cobre pagaron',
);

/** Verbs and words with which a carrier offers an amount. */
export const OFFERS = wordSet('si minimo minimum entro hago dejo works muevo hacemos');
