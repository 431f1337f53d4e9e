import { Vehicle, VehicleKind } from '#labels/vehicles.es';

/** The texts of vehicles in Spanish. */
export const es = {
  resources: {
    vehicles: {
      name: 'Unidad o remolque |||| Unidades y remolques',
      empty: 'Aún no hay unidades',
      emptyHelp: 'Registre cada tractor, camión y remolque una vez, con sus placas y su seguro.',
      page: {
        create: 'Nueva unidad o remolque',
        edit: 'Editar unidad: %{recordRepresentation}',
      },
      notifications: { created: 'Unidad guardada', updated: 'Unidad guardada' },
      fields: Vehicle,
    },
  },
  vehicles: {
    kind: VehicleKind,
    tab: 'Unidades',
    add: 'Agregar unidad',
    section: {
      policies: 'Otras pólizas',
      policiesHint: 'La de medio ambiente la pide Carta Porte con material peligroso.',
      owner: 'De quién es',
      vehicle: 'Unidad o remolque',
      vehicleHint: 'Un tractor y su remolque son dos registros, cada uno con sus placas.',
      papers: 'Permiso, seguro y verificación',
      comment: 'Comentarios',
    },
  },
};
