import type { Words } from '../../../shared/words.ts';
import type { Content } from './content.ts';

type Load = Pick<Content, 'movement' | 'cargo' | 'price'>;

/** The terms and conditions of a load, in their order; those that its movement, cargo or currency does not need are left out. */
export function conditionsFor(load: Load): Words[] {
  const neededConditions = CONDITIONS.filter(({ when }) => !when || when(load));
  return neededConditions.map(({ es, en }) => ({ es, en }));
}

interface Condition extends Words {
  when?: (load: Load) => boolean;
}

const inMexico = ({ movement }: Load) => movement !== 'us';
const inUnitedStates = ({ movement }: Load) => movement !== 'mexico';
const crossesBorder = ({ movement }: Load) => movement === 'cross_border';

const CONDITIONS: Condition[] = [
  {
    es: 'Aceptación. El transportista acepta esta confirmación con su firma o con la aceptación electrónica, que tiene el mismo valor. Iniciar el servicio es aceptarla.',
    en: 'Acceptance. The carrier accepts this confirmation by signature or by electronic acceptance, which has the same effect. To start the service is to accept it.',
  },
  {
    es: 'Cambios. Cuenta la revisión más reciente; las anteriores quedan sin efecto. Un cambio de fechas, lugares, equipo o tarifa requiere una revisión nueva.',
    en: 'Changes. The latest revision counts; earlier ones have no effect. A change of dates, places, equipment or rate requires a new revision.',
  },
  {
    es: 'Tarifa. La tarifa cubre el servicio completo. Un cargo adicional se paga solo si el broker lo autorizó por escrito antes de que se causara.',
    en: 'Rate. The rate covers the whole service. An additional charge is paid only if the broker authorized it in writing before it was incurred.',
  },
  {
    es: 'Moneda. La tarifa se debe en dólares. Si se liquida en pesos, se usa el tipo de cambio que el Banco de México publica para solventar obligaciones en moneda extranjera, vigente el día del pago.',
    en: 'Currency. The rate is owed in US dollars. If it is settled in pesos, the exchange rate that Banco de México publishes for obligations in foreign currency, valid on the day of payment, is used.',
    when: ({ movement, price }) => movement !== 'us' && price.currency === 'USD',
  },
  {
    es: 'Subcontratación. El transportista mueve la carga con equipo y operadores a su cargo. No cede ni subcontrata el servicio sin autorización escrita del broker.',
    en: 'Subcontracting. The carrier moves the load with equipment and drivers under its responsibility. It does not assign or subcontract the service without written authorization of the broker.',
  },
  {
    es: 'Transfer. El transfer y el tramo del otro lado de la frontera los hacen solo los transportistas que el broker apruebe para esta carga.',
    en: 'Transfer. The transfer and the leg on the other side of the border are run only by carriers that the broker approves for this load.',
    when: crossesBorder,
  },
  {
    es: 'Permisos y seguros. Durante todo el servicio el transportista mantiene vigentes sus permisos, sus seguros y los documentos de su expediente.',
    en: 'Permits and insurance. Throughout the service the carrier keeps its permits, its insurance and the documents of its carrier packet valid.',
  },
  {
    es: 'Equipo y operador. La unidad y el remolque llegan limpios, secos, sin daños y en condiciones de circular. El operador tiene licencia vigente para este servicio.',
    en: 'Equipment and driver. Truck and trailer arrive clean, dry, undamaged and roadworthy. The driver holds a license valid for this service.',
  },
  {
    es: 'Material peligroso. La unidad lleva los rótulos, la hoja de emergencia y el equipo que exige la norma, y el operador tiene la licencia para ello.',
    en: 'Hazmat. The truck carries the placards, the emergency sheet and the equipment that the law requires, and the driver holds the license for it.',
    when: ({ cargo }) => cargo.hazmat,
  },
  {
    es: 'Carta Porte. Antes de circular en México el transportista timbra el CFDI con complemento Carta Porte con los datos que recibe. Quien dio un dato equivocado responde de la multa que cause.',
    en: 'Carta Porte. Before running in Mexico the carrier issues the CFDI with Carta Porte with the data that it receives. Whoever gave wrong data answers for the fine that it causes.',
    when: inMexico,
  },
  {
    es: 'Estados Unidos. La carga viaja con el BOL firmado y con la autoridad de la FMCSA que el servicio requiere.',
    en: 'United States. The load moves with the signed BOL and under the FMCSA authority that the service requires.',
    when: inUnitedStates,
  },
  {
    es: 'Aduana. La unidad cruza solo con la liberación de los agentes aduanales. El transportista avisa de inmediato de toda inspección o retención.',
    en: 'Customs. The truck crosses only when released by the customs brokers. The carrier reports any inspection or hold at once.',
    when: crossesBorder,
  },
  {
    es: 'Citas y estadía. El transportista llega a cada parada dentro de su ventana de cita y hace anotar sus horas de llegada y de salida. La estadía corre después del tiempo libre y se paga con esas horas comprobadas.',
    en: 'Appointments and detention. The carrier arrives at each stop within its appointment window and has its times of arrival and departure noted. Detention runs after the free time and is paid when those times are proven.',
  },
  {
    es: 'Flete en falso. Si el broker cancela cuando la unidad ya llegó a la recolección, las partes acuerdan por escrito el flete en falso.',
    en: 'TONU. If the broker cancels when the truck has already arrived at the pickup, the parties agree on the TONU in writing.',
  },
  {
    es: 'Custodia. El transportista responde de la carga, conforme a la ley aplicable, desde que la recibe hasta que el consignatario firma la entrega. Los sellos los retiran solo el consignatario o la autoridad. Todo faltante o daño se anota en el acuse antes de salir.',
    en: 'Custody. The carrier is liable for the cargo, under the applicable law, from its receipt until the consignee signs the delivery. Only the consignee or the authorities remove the seals. Any shortage or damage is noted on the POD before leaving.',
  },
  {
    es: 'Incidencias. El transportista avisa de inmediato de todo retraso, accidente, robo o daño, comparte la ubicación cuando se le pide, y no abandona ni retiene la carga. No lleva personas ni mercancía ajenas al servicio.',
    en: 'Incidents. The carrier reports any delay, accident, theft or damage at once, shares the location when asked, and neither abandons nor withholds the cargo. It carries no persons or goods that are not part of the service.',
  },
  {
    es: 'Pago. El plazo corre desde que las evidencias están completas y legibles y la factura es correcta. Se paga a la cuenta registrada; un cambio de cuenta no se acepta por correo ni por teléfono.',
    en: 'Payment. The term runs from the day on which the proof documents are complete and legible and the invoice is correct. Payment goes to the registered account; a change of account is not accepted by e-mail or phone.',
  },
  {
    es: 'Confidencialidad. La tarifa y los datos de la carga son confidenciales. El transportista no trata precios ni servicios de esta carga con el embarcador, el consignatario ni el cliente.',
    en: 'Confidentiality. The rate and the data of the load are confidential. The carrier does not discuss prices or services of this load with the shipper, the consignee or the customer.',
  },
  {
    es: 'Contrato y ley. Si las partes tienen un contrato de transporte, rige en lo que esta confirmación no dice. En lo demás rige la ley del domicilio del broker y conocen sus tribunales.',
    en: 'Contract and law. Where the parties have a transportation contract, it governs what this confirmation does not say. Otherwise the law and the courts of the broker’s domicile apply.',
  },
  {
    es: 'Idiomas y huella. El documento existe en español y en inglés con el mismo contenido, identificado por su huella SHA-256. La aceptación electrónica guarda nombre, fecha, hora y huella.',
    en: 'Languages and hash. The document exists in Spanish and English with the same content, identified by its SHA-256 hash. Electronic acceptance keeps name, date, time and hash.',
  },
];
