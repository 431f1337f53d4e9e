import { ShipmentStatus as english } from '#labels/shipments.en';
import { ShipmentStatus as spanish } from '#labels/shipments.es';
import { bilingual } from '../../locale.ts';

export const movesMeta = bilingual({
  es: {
    title: 'Avances de su viaje · Andén',
    description: 'Avise cada paso del viaje con un toque, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Progress of your trip · Andén',
    description: 'Report each step of the trip with one tap, without account or password.',
  },
});

export const movesMessages = bilingual({
  es: {
    title: 'Embarque',
    loading: 'Abriendo el viaje…',
    placeHint: 'Si el teléfono lo permite, el aviso lleva también el lugar.',
    kept: 'Sin conexión. El aviso quedó guardado con su hora y se envía cuando vuelva la red.',
    thanks: 'Aviso enviado. Gracias.',
    done: ['Viaje entregado', 'No falta ningún aviso. Gracias.'],
    undone: 'Se deshizo el último aviso.',
    undo: 'Deshacer «{step}»',
    steps: 'Pasos del viaje (hora de este teléfono)',
    pickup: 'Recolección',
    delivery: 'Entrega',
    waiting: 'por enviar',
    step: {
      at_pickup: 'Llegué a recolección',
      in_transit: 'Salí de recolección',
      at_border: 'Llegué al cruce',
      at_delivery: 'Llegué a entrega',
      delivered: 'Entregué',
    },
    past: spanish,
  },
  en: {
    title: 'Load',
    loading: 'Opening the trip…',
    placeHint: 'If the phone allows it, the report also has the place.',
    kept: 'No connection. The report was kept with its time and is sent once the network is back.',
    thanks: 'Report sent. Thank you.',
    done: ['Trip delivered', 'No other report is needed. Thank you.'],
    undone: 'The last report was taken back.',
    undo: 'Take back “{step}”',
    steps: "Steps of the trip (this phone's time)",
    pickup: 'Pickup',
    delivery: 'Delivery',
    waiting: 'to be sent',
    step: {
      at_pickup: 'I arrived at pickup',
      in_transit: 'I left pickup',
      at_border: 'I arrived at the crossing',
      at_delivery: 'I arrived at delivery',
      delivered: 'I delivered',
    },
    past: english,
  },
});
