import { bilingual } from '../locale.ts';

export const mapMeta = bilingual({
  es: {
    title: 'Prueba del mapa · Andén',
    description: 'Rutas de la red sobre la frontera México–Estados Unidos.',
  },
  en: {
    title: 'Map test · Andén',
    description: 'Lanes of the network across the Mexico–US border.',
  },
});

export const mapMessages = bilingual({
  es: {
    title: 'Prueba del mapa',
    lead: 'Rutas de ejemplo entre los estados de ambos países, dibujadas con datos públicos y sin servidor de mapas ajeno.',
    picture:
      'Mapa de México y Estados Unidos con sus estados, la frontera y las rutas de la tabla.',
    mexico: 'MÉXICO',
    us: 'ESTADOS UNIDOS',
    gulf: 'Golfo de México',
    pacific: 'Océano Pacífico',
    caption: 'Rutas del mapa',
    from: 'Origen',
    crossing: 'Cruce',
    to: 'Destino',
    km: 'km',
    domestic: 'Nacional',
  },
  en: {
    title: 'Map test',
    lead: 'Example lanes between the states of both countries, drawn from public data, with no foreign map server.',
    picture:
      'A map of Mexico and the United States with their states, the border and the lanes of the table.',
    mexico: 'MEXICO',
    us: 'UNITED STATES',
    gulf: 'Gulf of Mexico',
    pacific: 'Pacific Ocean',
    caption: 'Lanes of the map',
    from: 'Origin',
    crossing: 'Crossing',
    to: 'Destination',
    km: 'km',
    domestic: 'Domestic',
  },
});
