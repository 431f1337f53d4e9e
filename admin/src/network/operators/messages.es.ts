import { LicenceType, Operator } from '#labels/operators.es';

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
      fields: Operator,
    },
  },
  operators: {
    tab: 'Operadores',
    add: 'Agregar operador',
    licenceType: LicenceType,
    section: {
      owner: 'De quién es',
      driver: 'Operador',
      licence: 'Licencia',
      border: 'Para cruzar la frontera',
      comment: 'Comentarios',
    },
  },
};
