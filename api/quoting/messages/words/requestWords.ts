import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';

/**
 * Words with which something is asked for: `quote` and `price` are what a load costs, `wish` becomes a request by what
 * stands behind.
 */
export const REQUESTS = phraseBook<'price' | 'wish' | 'quote'>([
  ['cotizar|cotiza|cotizame|cotizas|cotice|coticen|cotizarme|cotizarnos', 'quote'],
  [
    'please quote|pls quote|quote me|quote please|can you quote|could you quote|need a quote|need quote',
    'quote',
  ],
  ['me interesa mover|requerimiento|siguiente viaje|otro viaje|otra carga', 'wish'],
  [
    'what would you charge|what do you charge|would you charge|how much would|next one|next load|another one for|another load|one more for|one more load',
    'wish',
  ],
  ['cotizacion|cot|precio|tarifa|costo|mejor numero|mejor precio', 'price'],
  [
    'mejor oferta|su propuesta economica|propuesta economica|mejor propuesta|mejor costo|best number|your number on|your best|best price|all in number',
    'price',
  ],
  [
    'quieren una|quieren un|quieren dos|quiere una|quiere un|me piden una|me piden un|nos piden una|nos piden un|me estan pidiendo|nos estan pidiendo|urge|me urge|nos urge|que me ofreces|que me ofrecen|que nos ofrecen',
    'wish',
  ],
  ['power only please|power only needed|power only request|urgent need|asap need', 'wish'],
  ['necesito|necesitamos|ocupo|ocupamos|requiero|requerimos|solicito|solicitamos', 'wish'],
  [
    'me apoyas|me ayudas|te encargo|quiero|queremos|quien me lleve|quien me mueva|quien lleve|quien la jala|se busca|se necesita|se requiere',
    'wish',
  ],
  ['me salio|nos salio|salio otro|salio un|cuanto|a como', 'wish'],
  ['need|looking for|rfq|how much|can you do|can you cover|can you haul|can you move', 'wish'],
  ['can you run|puedes mover|pueden mover|podrian mover|me puedes mover', 'wish'],
  ['quote|rate|pricing|price', 'price'],
]);

/** What is asked for that is no transport: "necesito la factura del flete", "need an update on the load". */
export const OTHER_OBJECTS = wordSet(
  `factura pod evidencia evidencias comprobante carta invoice bol confirmation placas datos tracking complemento xml cfdi
    rastreo ubicacion status estatus update repair paper papeles documento documentos pago cita copia numero sello folio
    pedimento constancia contrato contacto telefono correo clave clabe cuenta acceso contraseña password permiso poliza
    saber hablar checar revisar aclarar reportar rastrear cancelar reagendar reprogramar cambiar corregir confirmar
    facturar cobrar pagar timbrar guardar almacenar bodega resguardo refacturacion nota credito reembolso firma foto fotos
    chofer choferes operador operadores ayudante empleo trabajo vacante fumigar confirme confirmen diga digan pase avise avisen devuelvan regresen devuelva firme firmen informacion info ayuda disculpa disculparme
    proveedor proveedores transportista transportistas alta darme darnos inscribir agendar
    know talk speak check reschedule cancel change correct confirm track trace copy number seal file bill
    document documents paperwork proof insurance certificate w phone email contact address signature photo photos
    driver drivers job work appointment appt warehouse storage info information login refund receipt statement
    eta answer explanation clarification meeting call`,
);

/** Names of transport, behind which nothing else is asked for: "necesito unidad con placas americanas". */
export const TRANSPORT = wordSet(
  `team unidad unidades camion camiones transporte flete viaje viajes embarque equipo caja cajas remolque contenedor tractocamion
    mover enviar mandar llevar truck trucks trailer trailers van vans reefer reefers flatbed flatbeds capacity load loads
    shipment move ship haul container`,
);

/** Questions and remarks with words of a request that ask for no price. */
export const NO_REQUESTS = phraseBook<true>([
  [
    'gracias por la cotizacion|gracias por tu cotizacion|gracias por su cotizacion|gracias por tu tarifa|gracias por su tarifa|gracias por la tarifa|gracias por el precio|buen precio|buenos precios|nuestra tarifa|nuestras tarifas|our rate|our rates|rate con|rate confirmation|datos de la cotizacion|cuanto pesa|cuanto mide|cuanto quedo|cuanto tarda|cuanto tiempo|cuanto tardan|en cuanto llegue|en cuanto llega|en cuanto salga|en cuanto tenga|en cuanto tengas|en cuanto puedas|a como anda el dolar|a como anda el diesel|a como anda el tipo|a como anda el puente|a como anda la fila',
    true,
  ],
  [
    'thanks for the quote|thank you for the quote|thanks for your quote|thank you for your quote|thanks for the rate|thanks for pricing|great rate for|our best rate|best rate in',
    true,
  ],
  [
    'a ese precio|en ese precio|por ese precio|esa tarifa no|precio del diesel|precio de diesel|precio del combustible|precio del dolar|tarifa que|precio que|cotizacion que|costo que|quiero decir|no necesito|no necesitamos|no ocupo|no ocupamos|ya no necesito|ya no ocupo|no requiero|no quiero|lo que necesito es|permiso necesito|permisos necesito|documentos necesito|cuanto dura|cuanto falta|cuanto le falta|cuanto cargo|cuanto debo|cuanto nos deben|cuanto te debo',
    true,
  ],
  [
    'at that price|at this price|at that rate|at your price|price of diesel|diesel price|diesel prices|fuel price|fuel prices|how much did|how much do you pay|necesito el seguro|necesitamos el seguro|necesito la poliza|a corrected rate|corrected rate|rate sheet|rate we|rate you|price we|price you|quote you|quote we|don t need|do not need|no need|no longer need|how much longer|how much time|how much do we owe|how much do i owe|how much detention|how much weight',
    true,
  ],
]);

/** Words beside a price that was told, agreed or refused: "tu tarifa está fuera de mercado", "rate approved". */
export const TOLD_PRICES = wordSet(
  `aplica aprobada aprobado aprobamos autorizada autorizado autorizaron autorizamos rechazamos rechazada rechazado rechazaron
    aceptada aceptado aceptamos confirmada confirmado comparto compartimos adjunto anexo subio subieron bajo bajaron
    fuera aumento aumentaron incremento ajuste pactada pactado acordada acordado vencida vencida expiro
    approved accepted rejected declined agreed was were paid went up down attached expired increase increased
    higher lower outdated market match matches adelante parece`,
);
