import { Location, LocationKind } from '#labels/locations.es';

/** The texts of places in Spanish. */
export const es = {
  resources: {
    locations: {
      name: 'Ubicación |||| Ubicaciones',
      empty: 'Aún no hay ubicaciones',
      emptyHelp:
        'Guarde las plantas, bodegas y cruces que usa seguido: al cotizar se llenan solas.',
      page: {
        create: 'Nueva ubicación',
        edit: 'Editar ubicación: %{recordRepresentation}',
      },
      notifications: { created: 'Ubicación guardada', updated: 'Ubicación guardada' },
      fields: Location,
    },
  },
  locations: {
    kind: LocationKind,
    openMap: 'Abrir en el mapa (%{at})',
    hint: {
      customer: 'Vacío si el lugar no es de un cliente.',
      hours: 'Por ejemplo: lunes a viernes de 8:00 a 17:00. La estadía cuenta solo dentro de él.',
    },
    others: 'Otros lugares del cliente',
    section: {
      place: 'Lugar',
      address: 'Dirección',
      map: 'Hora y mapa',
      mapHint: 'Las citas se muestran en la hora local del lugar. Las coordenadas son opcionales.',
      operation: 'Operación',
    },
  },
};
