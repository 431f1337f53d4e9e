import { BoughtLeg, HandOver, HandOverPlace, HandOverTrailer, QuoteAsked } from '#labels/quotes.es';

/** The texts of legs in Spanish, below `quotes`. */
export const es = {
  asked: QuoteAsked,
  legs: {
    title: 'Tramos',
    ask: 'Cotizar',
    kind: BoughtLeg,
    at: HandOverPlace,
    trailer: HandOverTrailer,
    handOver: HandOver,
    hint: 'Cada tramo se cotiza con sus propios transportistas, de entrega a entrega.',
    position: '%{number}. %{name}',
    bridgeHelp: 'Llena las ciudades de las entregas',
    equipmentHelp: 'Vacío: el de la cotización',
    handTo: {
      mexican: 'Entrega al tramo mexicano',
      transfer: 'Entrega al cruce',
      us: 'Entrega al tramo estadounidense',
    },
    without: {
      first: 'El cliente entrega en la frontera',
      last: 'El cliente recoge en la frontera',
    },
    ends: {
      first: 'Este tramo no se cotiza: el cruce comienza en el origen.',
      last: 'Este tramo no se cotiza: el cruce termina en el destino.',
    },
    left: 'Ya no se cotiza: %{leg}',
    back: 'Se cotiza de nuevo: %{leg}',
    sign: '%{assigned} de %{smart_count} tramo |||| %{assigned} de %{smart_count} tramos',
    of: '%{assigned} de %{count}',
    tab: { compare: 'Todos los tramos', whole: 'Completa' },
    load: 'Ver embarque',
    nobody: 'Sin transportistas invitados',
    step: { invite: 'Invitar', open: 'Ver tramo' },
    failed: 'No se pudo cargar el tramo.',
    combinations: 'Ofertas y combinaciones',
    offers: 'Oferta de cada tramo',
    offersFailed: 'No se pudieron cargar las ofertas.',
    noOffers: 'Aún no hay ofertas: aquí se comparan en cuanto lleguen.',
    noCombination: 'Todavía no hay una combinación válida:',
    obstacle: {
      no_offer: 'no tiene ofertas. Invite a más transportistas o amplíe el plazo.',
      not_assignable:
        'ninguno de sus transportistas se puede asignar. Pida sus documentos o invite a otros.',
      arrives_late:
        'todas las ofertas llegan después de la ventana. Pida un tránsito más corto o cambie la ventana.',
      bridge_closed:
        'el puente está cerrado hasta que termina la ventana. Cambie la ventana o el puente.',
    },
    way: {
      cheapest: 'La más barata',
      quickest: 'La más rápida',
      both: 'La más barata y más rápida',
      whole: 'Completa, un solo transportista',
    },
    arrives: 'Llega: %{arrival}',
    unknownArrival: 'sin dato',
    choose: 'Elegir',
    chosen: 'Elegida',
    showWhole: 'Ver ofertas',
    later: 'Asignar después',
    noOffer: 'Sin ofertas',
    assigned: 'Ya asignado',
    partCost: 'Costo de los tramos elegidos',
    notLowest: '%{leg}: %{carrier} no es la oferta más baja.',
    unchecked: 'No se ha comprobado que estos tramos coincidan en sus ventanas.',
    award: 'Asignar esta combinación',
    awardSome: 'Asignar %{smart_count} tramo |||| Asignar %{smart_count} tramos',
    awardAsk:
      '¿Asignar %{smart_count} tramo de %{reference}? |||| ¿Asignar %{smart_count} tramos de %{reference}?',
    awarded: 'Tramos asignados',
    consequences: 'Se crea el embarque con sus tramos, y se avisa a todos los transportistas.',
  },
};
