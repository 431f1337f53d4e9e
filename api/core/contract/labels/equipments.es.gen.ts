// Generated from labels.*.yaml by npm run generate.
export const Equipment = {
  code: 'Código',
  nameEs: 'Nombre en español',
  nameEn: 'Nombre en inglés',
  category: 'Categoría',
  lengthFt: 'Largo (pies)',
};
export const EquipmentCategory = {
  dry_van: 'Caja seca',
  flatbed: 'Plataforma',
  refrigerated: 'Caja refrigerada',
  container: 'Portacontenedor',
  hopper: 'Tolva',
  lowboy: 'Cama baja (lowboy)',
  tank: 'Autotanque (pipa)',
  light: 'Camión ligero',
  straight: 'Torton (camión unitario)',
};
