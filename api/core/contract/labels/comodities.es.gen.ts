// Generated from labels.*.yaml by npm run generate.
export const Comodity = {
  code: 'Código',
  nameEs: 'Nombre en español',
  nameEn: 'Nombre en inglés',
  hazmat: 'Material peligroso',
};
