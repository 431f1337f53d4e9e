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
      fields: {
        name: 'Número económico',
        kind: 'Tipo',
        plates: 'Placas',
        year: 'Modelo (año)',
        permitNumber: 'Permiso SICT',
        insurer: 'Aseguradora',
        policyNumber: 'Póliza',
        insuranceEndsOn: 'Vence el seguro',
        inspectionEndsOn: 'Vence la verificación',
        comment: 'Comentarios',
        carrierId: 'Transportista',
        carrierName: 'Transportista',
        companyId: 'Empresa que lo registró',
      },
    },
  },
  vehicles: {
    kind: { unit: 'Unidad', trailer: 'Remolque' },
    tab: 'Unidades',
    add: 'Agregar unidad',
    section: {
      owner: 'De quién es',
      vehicle: 'Unidad o remolque',
      vehicleHint: 'Un tractor y su remolque son dos registros, cada uno con sus placas.',
      papers: 'Permiso, seguro y verificación',
      comment: 'Comentarios',
    },
  },
};
