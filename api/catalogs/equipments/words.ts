import type { WordsOf } from '../../core/export/words.ts';

/** The names of the codes in an export of equipment types. */
export const equipmentWords: WordsOf = {
  category: {
    dry_van: ['Caja seca', 'Dry van'],
    flatbed: ['Plataforma', 'Flatbed'],
    refrigerated: ['Caja refrigerada', 'Refrigerated'],
    container: ['Portacontenedor', 'Container carrier'],
    hopper: ['Tolva', 'Hopper'],
    lowboy: ['Cama baja (lowboy)', 'Lowboy'],
    tank: ['Autotanque (pipa)', 'Tank truck'],
    light: ['Camión ligero', 'Light-duty truck'],
    straight: ['Torton (camión unitario)', 'Straight truck'],
  },
};
