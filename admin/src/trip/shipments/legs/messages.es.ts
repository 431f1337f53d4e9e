import { BoughtLeg, HandOverPlace, HandOverTrailer } from '#labels/quotes.es';

/** The texts of a load that is driven by legs in Spanish, below `shipments.byLegs`. */
export const es = {
  kind: BoughtLeg,
  at: HandOverPlace,
  trailer: HandOverTrailer,
  title: 'Tramos del embarque',
  stages: 'Etapas de su carga',
  chip: 'Por tramos',
  lacksCarrier: 'Tramo sin transportista',
  none: 'Sin transportista',
  open: 'Abrir %{reference}',
  of: 'del embarque',
  before: 'Recibe de: %{leg}',
  after: 'Entrega a: %{leg}',
  handOvers: 'Entregas entre tramos',
  changesLegs:
    'Sus tramos siguen lo que cambie aquí. Cada entrega entre tramos se cambia en uno de los dos que se encuentran ahí.',
  changesHandOver:
    'De un tramo se cambian aquí las entregas entre tramos, el equipo y las notas; lo demás, en el embarque completo.',
  editWhole: 'Cambiar %{reference}',
  contact: 'Contacto',
  seal: 'Sello',
};
