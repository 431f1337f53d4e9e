// Generated from labels.*.yaml by npm run generate.
export const PersonalDataKind = {
  contacts: 'Contactos',
  inquiries: 'Solicitudes del sitio',
  registrations: 'Registros de transportistas',
  carriers: 'Transportistas que la usan para cotizar',
  companies: 'Empresas que la usan',
  links: 'Enlaces enviados',
  mails: 'Correos',
  history: 'Historial',
  other: 'Comentarios y otros textos',
};
