/** The texts of drivers in Spanish. */
export const es = {
  resources: {
    operators: {
      name: 'Operador |||| Operadores',
      empty: 'Aún no hay operadores',
      emptyHelp:
        'Registre cada operador una vez, con su licencia; después se elige en cada embarque.',
      page: { create: 'Nuevo operador', edit: 'Editar operador: %{recordRepresentation}' },
      notifications: { created: 'Operador guardado', updated: 'Operador guardado' },
      fields: {
        name: 'Nombre',
        rfc: 'RFC',
        foreignTaxId: 'Identificación fiscal extranjera',
        taxCountry: 'Residencia fiscal',
        phone: 'Teléfono',
        licenceNumber: 'Licencia',
        licenceType: 'Tipo de licencia',
        licenceEndsOn: 'Vence la licencia',
        badgeNumber: 'Gafete de aduana',
        badgeEndsOn: 'Vence el gafete',
        fastNumber: 'Tarjeta FAST',
        fastEndsOn: 'Vence la tarjeta FAST',
        comment: 'Comentarios',
        carrierId: 'Transportista',
        carrierName: 'Transportista',
        companyId: 'Empresa que lo registró',
      },
    },
  },
  operators: {
    tab: 'Operadores',
    add: 'Agregar operador',
    licenceType: {
      federal_b: 'Federal B (carga)',
      federal_c: 'Federal C (camión unitario)',
      federal_e: 'Federal E (doble remolque, material peligroso)',
      cdl_a: 'CDL clase A',
      cdl_b: 'CDL clase B',
      other: 'Otra',
    },
    section: {
      owner: 'De quién es',
      driver: 'Operador',
      licence: 'Licencia',
      border: 'Para cruzar la frontera',
      comment: 'Comentarios',
    },
  },
};
