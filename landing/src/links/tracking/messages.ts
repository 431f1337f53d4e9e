import { ShipmentStatus as english } from '#labels/shipments.en';
import { ShipmentStatus as spanish } from '#labels/shipments.es';
import { BoughtLeg as legsInEnglish } from '#labels/quotes.en';
import { BoughtLeg as legsInSpanish } from '#labels/quotes.es';
import { bilingual } from '../../locale.ts';

export const trackingMeta = bilingual({
  es: {
    title: 'Seguir un embarque · Andén',
    description:
      'Siga su embarque: estatus, horas y evidencias de entrega, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Follow a load · Andén',
    description:
      'Follow your load: status, times and proof of delivery, without account or password.',
  },
});

export const trackingMessages = bilingual({
  es: {
    title: 'Embarque',
    loading: 'Abriendo el embarque…',
    lane: 'Ruta',
    broker: 'Broker',
    customerReference: 'Su referencia',
    pickup: 'Recolección',
    delivery: 'Entrega',
    expected: 'Llegada esperada',
    late: 'Llegará unas {hours} horas después de lo planeado.',
    overdue: 'No ha llegado: van unas {hours} horas después de lo planeado.',
    noDate: 'Por definir',
    finding: 'Buscando transportista',
    onTime: 'Va según lo previsto.',
    delayed: 'Con retraso',
    delay: '{name} en {city}, desde {at}',
    steps: 'Avance',
    stages: 'Etapas',
    legs: legsInSpanish,
    files: 'Evidencias de entrega',
    noFiles: 'Aparecen aquí cuando el broker las acepta.',
    open: 'Descargar',
    map: 'Mapa de la ruta, de {from} a {to}',
    nextStop: 'Siguiente',
    presentStop: 'Ahora',
    reached: 'Llegada',
    left: 'Salida',
    planned: 'Cita',
    status: spanish,
    types: {
      signed_pod: 'Acuse de entrega firmado (POD)',
      cargo_photos: 'Foto de la carga',
      seal_photos: 'Foto del sello',
    },
  },
  en: {
    title: 'Load',
    loading: 'Opening the load…',
    lane: 'Lane',
    broker: 'Broker',
    customerReference: 'Your reference',
    pickup: 'Pickup',
    delivery: 'Delivery',
    expected: 'Expected arrival',
    late: 'It will arrive about {hours} hours later than planned.',
    overdue: 'It has not arrived: about {hours} hours later than planned.',
    noDate: 'To be defined',
    finding: 'Finding a carrier',
    onTime: 'It goes as planned.',
    delayed: 'Delayed',
    delay: '{name} in {city}, since {at}',
    steps: 'Progress',
    stages: 'Stages',
    legs: legsInEnglish,
    files: 'Proof of delivery',
    noFiles: 'It appears here once the broker accepts it.',
    open: 'Download',
    map: 'Map of the lane, from {from} to {to}',
    nextStop: 'Next',
    presentStop: 'Now',
    reached: 'Arrival',
    left: 'Departure',
    planned: 'Appointment',
    status: english,
    types: {
      signed_pod: 'Signed proof of delivery (POD)',
      cargo_photos: 'Cargo photo',
      seal_photos: 'Seal photo',
    },
  },
});
