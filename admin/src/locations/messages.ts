import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of places. */
export const messages = {
  es: {
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
        fields: {
          name: 'Nombre',
          kind: 'Tipo',
          customerId: 'Cliente',
          customerName: 'Cliente',
          street: 'Calle y número',
          city: 'Ciudad',
          state: 'Estado',
          country: 'País',
          postalCode: 'Código postal',
          latitude: 'Latitud',
          longitude: 'Longitud',
          timeZone: 'Zona horaria',
          operationZone: 'Zona de operación',
          hours: 'Horario',
          comment: 'Comentarios',
        },
      },
    },
    locations: {
      kind: {
        plant: 'Planta',
        warehouse: 'Bodega',
        yard: 'Patio',
        border_crossing: 'Cruce fronterizo',
        port: 'Puerto',
        other: 'Otro',
      },
      openMap: 'Abrir en el mapa (%{at})',
      hint: {
        customer: 'Vacío si el lugar no es de un cliente.',
        hours: 'Por ejemplo: lunes a viernes de 8:00 a 17:00',
      },
      others: 'Otros lugares del cliente',
      section: {
        place: 'Lugar',
        address: 'Dirección',
        map: 'Hora y mapa',
        mapHint: 'Las citas se dicen en la hora del lugar. Las coordenadas son opcionales.',
        operation: 'Operación',
      },
    },
  },
  en: {
    resources: {
      locations: {
        name: 'Location |||| Locations',
        empty: 'No locations yet',
        emptyHelp: 'Save the plants, warehouses and crossings you use often: they fill in quotes.',
        page: {
          create: 'New location',
          edit: 'Edit location: %{recordRepresentation}',
        },
        notifications: { created: 'Location saved', updated: 'Location saved' },
        fields: {
          name: 'Name',
          kind: 'Kind',
          customerId: 'Customer',
          customerName: 'Customer',
          street: 'Street and number',
          city: 'City',
          state: 'State',
          country: 'Country',
          postalCode: 'Postal code',
          latitude: 'Latitude',
          longitude: 'Longitude',
          timeZone: 'Time zone',
          operationZone: 'Operation zone',
          hours: 'Hours',
          comment: 'Comments',
        },
      },
    },
    locations: {
      kind: {
        plant: 'Plant',
        warehouse: 'Warehouse',
        yard: 'Yard',
        border_crossing: 'Border crossing',
        port: 'Port',
        other: 'Other',
      },
      openMap: 'Open the map (%{at})',
      hint: {
        customer: 'Empty where the place is no customer’s.',
        hours: 'For example: Monday to Friday 8:00 to 17:00',
      },
      others: "The customer's other places",
      section: {
        place: 'Place',
        address: 'Address',
        map: 'Time and map',
        mapHint: 'Appointments are told in the place’s time. Coordinates are optional.',
        operation: 'Operation',
      },
    },
  },
} satisfies Messages;
