// Generated from labels.*.yaml by npm run generate.
export const Packaging = {
  code: 'Code',
  nameEs: 'Name in Spanish',
  nameEn: 'Name in English',
  length: 'Length (m)',
  width: 'Width (m)',
  height: 'Height (m)',
  stackable: 'Can be stacked',
};
