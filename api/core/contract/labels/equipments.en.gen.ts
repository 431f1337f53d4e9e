// Generated from labels.*.yaml by npm run generate.
export const Equipment = {
  code: 'Code',
  nameEs: 'Name in Spanish',
  nameEn: 'Name in English',
  category: 'Category',
  lengthFt: 'Length (ft)',
};
export const EquipmentCategory = {
  dry_van: 'Dry van',
  flatbed: 'Flatbed',
  refrigerated: 'Refrigerated',
  container: 'Container carrier',
  hopper: 'Hopper',
  lowboy: 'Lowboy',
  tank: 'Tank truck',
  light: 'Light-duty truck',
  straight: 'Straight truck',
};
