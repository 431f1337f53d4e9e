/** An equipment type of the specification's section 3, in both languages; length in feet. */
export interface EquipmentType {
  code: string;
  nameEs: string;
  nameEn: string;
  category: string;
  lengthFt: number | null;
}

type Row = [string, string, string, string, number | null];

const rows: Row[] = [
  ['DV53', 'Caja seca 53 pies', 'Dry van 53 ft', 'dry_van', 53],
  ['DV48', 'Caja seca 48 pies', 'Dry van 48 ft', 'dry_van', 48],
  ['FB53', 'Plataforma 53 pies', 'Flatbed 53 ft', 'flatbed', 53],
  ['FB48', 'Plataforma 48 pies', 'Flatbed 48 ft', 'flatbed', 48],
  ['FB40', 'Plataforma 40 pies', 'Flatbed 40 ft', 'flatbed', 40],
  ['RF53', 'Caja refrigerada 53 pies', 'Refrigerated 53 ft', 'refrigerated', 53],
  ['RF48', 'Caja refrigerada 48 pies', 'Refrigerated 48 ft', 'refrigerated', 48],
  ['CC40', 'Portacontenedor 40 pies', 'Container carrier 40 ft', 'container', 40],
  ['CC20', 'Portacontenedor 20 pies', 'Container carrier 20 ft', 'container', 20],
  ['HOPR', 'Tolva', 'Hopper', 'hopper', 40],
  ['LOWB', 'Cama baja (lowboy)', 'Lowboy', 'lowboy', 48],
  ['TANK', 'Autotanque (pipa)', 'Tank truck', 'tank', 42],
  ['VANT', 'Remolque tipo van', 'Van trailer', 'dry_van', 40],
  ['STRT', 'Camión unitario (torton)', 'Straight truck', 'straight', 26],
  ['RABN', 'Rabón (10 a 12 toneladas)', 'Rabón (10–12 ton)', 'straight', 24],
  ['T350', 'Camión de 3.5 toneladas', '3.5 ton truck', 'light', 16],
  ['V150', 'Camioneta de 1.5 toneladas', '1.5 ton light van', 'light', 12],
  ['LDTR', 'Camión ligero', 'Light-duty truck', 'light', 14],
];

/** All equipment types, the most common first. */
export const equipmentTypes: EquipmentType[] = rows.map(
  ([code, nameEs, nameEn, category, lengthFt]) => ({
    code,
    nameEs,
    nameEn,
    category,
    lengthFt,
  }),
);
