// Generated from labels.*.yaml by npm run generate.
export const Comodity = {
  code: 'Code',
  nameEs: 'Name in Spanish',
  nameEn: 'Name in English',
  hazmat: 'Hazmat',
};
