import { BoughtLeg, HandOver, HandOverPlace, HandOverTrailer, QuoteAsked } from '#labels/quotes.es';

/** The texts of legs in Spanish, below `quotes`. */
export const es = {
  legs: {
    title: 'Tramos',
    ask: 'Cotizar',
    asked: QuoteAsked,
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
  },
};
