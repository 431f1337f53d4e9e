import type { Field } from '../Reading.ts';
import { phraseBook } from '../text/phraseBook.ts';

/** Headings of the city and the state of the stop that the columns before are of. */
export const PLACE_HEADINGS = phraseBook<'city' | 'state'>([
  ['city|ciudad', 'city'],
  ['st|state|estado|edo', 'state'],
]);

/** The fields of a table's columns by the words of their headings. */
export const HEADINGS = phraseBook<Field | 'lane' | 'stops'>([
  [
    'origen|origin|from|recoleccion en|lugar de carga|ciudad origen|orig|planta|planta origen|bodega origen|shipper|pickup location|origin city|desde',
    'origin',
  ],
  [
    'destino|destination|to|entrega en|lugar de entrega|ciudad destino|delivery location|dest|cliente destino|consignatario|destinatario|consignee|hasta',
    'destination',
  ],
  [
    'ruta|lane|route|trayecto|tramo|corredor|origen - destino|origen / destino|origin - destination|origin / destination|de - a|from - to',
    'lane',
  ],
  [
    'eq|eqp|eqpt|equipo|equipment|tipo de unidad|unidad|trailer|tipo de equipo|caja|equip|tipo',
    'equipmentId',
  ],
  [
    'inicio|inicio de carga|fecha de inicio|start|start date|load date|fecha de embarque|fecha|dia|fecha de carga|fecha de recoleccion|fecha carga|recoleccion|carga|pickup|pickup date|pu|pu date|pick|date|ship date',
    'pickupDate',
  ],
  [
    'fecha de entrega|fecha entrega|entrega|delivery|delivery date|del|deliver|drop|del date|descarga',
    'deliveryDate',
  ],
  ['hora|horario|cita|hora de carga|pickup time|time|ventana', 'pickupFrom'],
  ['hora de entrega|cita de entrega|delivery time', 'deliveryFrom'],
  [
    'kg por viaje|kg por unidad|kilos por viaje|peso por viaje|peso por unidad|lbs per load|lbs load|weight per load|peso|weight|wt|wgt|gross wt|kg|kgs|kilos|lbs|toneladas|ton|peso kg|peso ton|weight lbs|gross weight',
    'weight',
  ],
  [
    'bultos|piezas|tarimas|pallets|pieces|skids|pcs|bobinas|rollos|cajas|pzas|plts|plt|pallet count|no de pallets|cartons|ctns',
    'units',
  ],
  [
    'tambores|tambos|drums|sacos|atados|cartones|unidades de empaque|no de tarimas|no de bultos',
    'units',
  ],
  ['un|onu|no onu|un no|un #|un number|numero onu', 'unNumber'],
  [
    'cmdty|comm|commod|mercancia|producto|commodity|material|product|goods|freight|mercancias|descripcion|description',
    'comodity',
  ],
  [
    'no embarque|no de embarque|referencia|ref|po|orden|order|reference|pedido|folio|load',
    'customerReference',
  ],
  ['cliente|customer|account|cuenta', 'customerId'],
  ['target|tarifa|tarifa objetivo|rate|target rate|precio|precio objetivo|budget', 'targetRate'],
  ['cantidad|viajes|cargas|loads|qty|cant|no de viajes|unidades|num', 'count'],
  ['hazmat|material peligroso|peligroso', 'hazmat'],
  ['reparto|repartos|parada|paradas|escala|stop|stops|entrega intermedia', 'stops'],
]);
