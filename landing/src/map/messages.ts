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
    lead: 'Rutas sobre la frontera real, dibujadas con los datos del paquete y sin servidor de mapas ajeno.',
    picture: 'Mapa de México y el sur de Estados Unidos con la frontera y las rutas de la tabla.',
    mexico: 'MÉXICO',
    us: 'ESTADOS UNIDOS',
    gulf: 'Golfo de México',
    pacific: 'Océano Pacífico',
    caption: 'Rutas del mapa',
    from: 'Origen',
    crossing: 'Cruce',
    to: 'Destino',
    km: 'Kilómetros',
    domestic: 'Nacional',
  },
  en: {
    title: 'Map test',
    lead: 'Lanes across the real border, drawn from data in the package, with no foreign map server.',
    picture:
      'A map of Mexico and the southern United States with the border and the lanes of the table.',
    mexico: 'MEXICO',
    us: 'UNITED STATES',
    gulf: 'Gulf of Mexico',
    pacific: 'Pacific Ocean',
    caption: 'Lanes of the map',
    from: 'Origin',
    crossing: 'Crossing',
    to: 'Destination',
    km: 'Kilometers',
    domestic: 'Domestic',
  },
});
