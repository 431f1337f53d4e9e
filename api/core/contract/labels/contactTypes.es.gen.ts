// Generated from labels.*.yaml by npm run generate.
export const ContactAudience = { brokers: 'Empresas y clientes', carriers: 'Transportistas' };
export const ContactType = {
  code: 'Código',
  nameEs: 'Nombre en español',
  nameEn: 'Nombre en inglés',
  audience: 'Para contactos de',
};
