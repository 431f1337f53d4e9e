// Generated from labels.*.yaml by npm run generate.
export const Incident = {
  code: 'Código',
  nameEs: 'Nombre en español',
  nameEn: 'Nombre en inglés',
  severity: 'Gravedad',
};
export const Severity = { low: 'Leve', medium: 'Media', high: 'Grave' };
