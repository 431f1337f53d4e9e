import { Route, RouteStatus } from '#labels/routes.es';

/** The texts of routes in Spanish. */
export const es = {
  resources: {
    routes: {
      name: 'Ruta |||| Rutas',
      empty: 'Aún no hay rutas',
      emptyHelp: 'Registre las rutas que se mueven seguido: se cotizan con un clic.',
      page: {
        create: 'Nueva ruta',
        edit: 'Editar ruta: %{recordRepresentation}',
      },
      notifications: {
        created: 'Ruta guardada',
        updated: 'Ruta guardada',
      },
      fields: {
        ...Route,
        lane: 'Ruta',
        originState: 'Estado de origen',
        destinationState: 'Estado de destino',
        stopState: 'Estado de una parada',
        assigned: 'Con transportista',
      },
    },
  },
  routes: {
    menu: { assigned: 'Asignadas' },
    one: 'Ruta %{reference}',
    quote: 'Cotizar esta ruta',
    loads: '%{smart_count} carga |||| %{smart_count} cargas',
    status: RouteStatus,
    hint: {
      volume: 'Cargas por semana o por mes',
    },
    section: {
      load: 'Carga y frecuencia',
      contract: 'Asignación',
    },
    none: {
      title: 'Aún no tiene rutas asignadas',
      text: 'Cuando un broker le asigne una ruta, aparece aquí con su tarifa.',
    },
    make: 'Crear ruta',
    made: 'Ruta creada',
  },
};
