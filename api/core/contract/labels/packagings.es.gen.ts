// Generated from labels.*.yaml by npm run generate.
export const Packaging = {
  code: 'Código',
  nameEs: 'Nombre en español',
  nameEn: 'Nombre en inglés',
  length: 'Largo (m)',
  width: 'Ancho (m)',
  height: 'Alto (m)',
  stackable: 'Se puede estibar',
};
