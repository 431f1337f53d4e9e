import { Place } from '#labels/geography.es';
import { Frequency } from '#labels/routes.es';
import { Movement } from '#labels/carriers.es';
import { EventReason, QuoteKind } from '#labels/quotes.es';
import { es as links } from './links/messages.es.ts';

/** The texts of freight that several modules use, in Spanish. */
export const es = {
  anden: {
    ...links,
    menu: {
      operation: 'Operación',
      documents: 'Documentos',
      money: 'Dinero',
      directory: 'Directorio',
      settings: 'Ajustes',
      system: 'Sistema',
    },
    importFor: {
      company: 'Red en la que se registran',
      help: 'En blanco: la de Andén.',
    },
    lane: { origin: 'Origen', destination: 'Destino', fromTo: 'De %{origin} a %{destination}' },
    place: {
      ...Place,
      location: 'Ubicación guardada',
      add: 'Agregar dirección',
      remove: 'Quitar dirección',
    },
    states: {
      allMX: '+ Todo México',
      borderMX: '+ Frontera mexicana',
      allUS: '+ Todo Estados Unidos',
      borderUS: '+ Frontera de EE. UU.',
      none: 'Quitar todos',
      wholeMX: 'Todo México (%{smart_count} estados)',
      wholeUS: 'Todo Estados Unidos (%{smart_count} estados)',
      someMX: '%{smart_count} estado de México |||| %{smart_count} estados de México',
      someUS: '%{smart_count} estado de EE. UU. |||| %{smart_count} estados de EE. UU.',
    },
    movement: Movement,
    startsAt: 'El plazo empieza el %{start}; ya se puede responder.',
    timeline: {
      title: 'Bitácora',
      empty: 'Aún no hay movimientos.',
      all: 'Ver los %{smart_count} movimientos',
      system: 'Andén',
      byLink: 'Por enlace',
      terms: {
        deadline: 'Plazo %{value}',
        rate: 'Tarifa %{value}',
        price: 'Precio %{value}',
        cost: 'Costo %{value}',
        sale: 'Precio al cliente %{value}',
        validUntil: 'Vigente hasta el %{value}',
      },
      byCall: 'Por teléfono',
      toldBy: 'Por teléfono: %{name}',
      recordedBy: 'lo registró %{name}',
      recordedAt: 'registrado %{at}',
      failed: 'No se pudo mostrar la bitácora. Intente de nuevo.',
    },
    reasons: EventReason,
    stop: {
      pickup: 'Recolección',
      delivery: 'Entrega',
      bothDays: 'Elija la fecha de recolección y la de entrega',
      deliveryFirst: 'La entrega no puede ser antes de la recolección',
    },
    noDate: 'Fecha por definir',
    dimensions: 'Medidas y embalaje',
    kind: QuoteKind,
    frequency: Frequency,
    unit: { kg: 'kg', lb: 'lb', m: 'm', ft: 'ft' },
    currency: { USD: 'USD · dólares', MXN: 'MXN · pesos' },
    withoutTax: 'Sin IVA',
    usedByQuotes:
      'Ya hay cotizaciones con este valor y por eso no se cambia ni se archiva. Registre el correcto con la misma fecha: se usa desde ahora, y esas cotizaciones conservan el anterior.',
    doubt: {
      target: {
        above: '%{amount} está %{percent}% por encima de la tarifa objetivo, %{reference}.',
        below: '%{amount} está %{percent}% por debajo de la tarifa objetivo, %{reference}.',
      },
      memory: {
        above: '%{amount} está %{percent}% por encima de lo usual en la ruta, %{reference}.',
        below: '%{amount} está %{percent}% por debajo de lo usual en la ruta, %{reference}.',
      },
      last: {
        above: '%{amount} está %{percent}% por encima del último valor, %{last} (%{date}).',
        below: '%{amount} está %{percent}% por debajo del último valor, %{last} (%{date}).',
      },
      loss: 'La venta, %{amount}, está por debajo del costo de compra, %{reference}: se pierden %{difference}.',
      margin:
        'El margen sería de %{percent}% de la venta: se compra en %{reference} y se vende en %{amount}.',
    },
    part: {
      linehaul: 'Flete',
      fuelSurcharge: 'Combustible',
      borderCrossing: 'Cruce',
      tolls: 'Casetas',
      accessorials: 'Cargos accesorios',
    },
  },
};
