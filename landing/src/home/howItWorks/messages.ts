import { bilingual } from '../../locale.ts';

export const stepMessages = bilingual({
  es: {
    title: 'De la solicitud al andén, en cuatro pasos',
    steps: [
      {
        when: 'Minuto 0',
        title: 'Pides la cotización',
        text: 'Origen, destino, equipo y fechas. Si es una ruta que mueves seguido, ya está guardada y solo confirmas.',
      },
      {
        when: 'Al momento',
        title: 'Ves quién cubre tu ruta',
        text: 'La lista sale ordenada por confianza y desempeño. Si nadie la cubre, Andén te dice qué requisito lo impide.',
      },
      {
        when: 'Hasta el minuto 60',
        title: 'Comparas en una misma base',
        text: 'Pesos o dólares, todo incluido o desglosado: cada tarifa llega a la misma moneda, sin IVA y con tu margen al lado.',
      },
      {
        when: 'En ruta',
        title: 'Asignas y das seguimiento',
        text: 'La carga se crea al asignar, con documentos vigentes comprobados. Todos los invitados reciben su resultado.',
      },
    ],
  },
  en: {
    title: 'From request to dock, in four steps',
    steps: [
      {
        when: 'Minute 0',
        title: 'You ask for a quote',
        text: 'Origin, destination, equipment and dates. A lane you move often is already saved: you only confirm it.',
      },
      {
        when: 'Right away',
        title: 'You see who covers your lane',
        text: 'Carriers come ranked by confidence and performance. If none covers it, Andén tells you which requirement is in the way.',
      },
      {
        when: 'Until minute 60',
        title: 'You compare on one basis',
        text: 'Pesos or dollars, all-in or itemized: every rate is shown in one currency, excl. VAT (IVA), with your margin beside it.',
      },
      {
        when: 'On the road',
        title: 'You assign and follow the load',
        text: 'The load is created when you assign it, once valid documents are checked. Every invited carrier gets the outcome.',
      },
    ],
  },
});
