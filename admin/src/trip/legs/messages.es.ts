import { Leg, LegGap, LegKind } from '#labels/legs.es';

/** The texts of legs in Spanish. */
export const es = {
  resources: {
    legs: {
      name: 'Tramo |||| Tramos',
      fields: Leg,
    },
  },
  legs: {
    title: 'Tramos',
    failed: 'No se pudieron mostrar los tramos. Actualice la página.',
    kind: LegKind,
    fill: 'Capturar',
    edit: 'Editar',
    save: 'Guardar tramo',
    saved: 'Tramo guardado',
    own: 'Transportista del embarque',
    who: 'Quién lo lleva',
    whoChoices: { own: 'El transportista del embarque', other: 'Otro transportista' },
    last: 'Usar %{name}',
    typed: 'Otro: escribir',
    expired: 'papel vencido',
    handOver: 'Entrega de la carga',
    complete: 'Completo',
    gap: LegGap,
  },
};
