import { Crossing, CrossingDirection } from '#labels/crossings.es';

/** The texts of the crossings of loads in Spanish. */
export const es = {
  resources: {
    crossings: {
      name: 'Cruce |||| Cruces',
      fields: Crossing,
    },
  },
  crossings: {
    title: 'Cruce de frontera',
    failed: 'No se pudo mostrar el cruce. Actualice la página.',
    none: 'No se registró el cruce.',
    empty: 'Falta elegir el cruce fronterizo y la hora de llegada.',
    edit: 'Editar',
    fill: 'Capturar',
    save: 'Guardar cruce',
    saved: 'Cruce guardado',
    direction: CrossingDirection,
    before: 'Antes de la frontera: %{stop}',
    after: 'Después de la frontera: %{stop}',
    section: { when: 'Por dónde y cuándo', papers: 'Papeles', brokers: 'Agentes aduanales' },
    help: {
      cfdiUuid: 'El DODA lleva el UUID del CFDI, no el IdCCP.',
      paps: 'El SCAC y su número, como ABCD123456.',
      plannedAt: 'En la hora de su dispositivo.',
    },
  },
};
