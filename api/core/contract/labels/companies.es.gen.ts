// Generated from labels.*.yaml by npm run generate.
export const Company = {
  name: 'Razón social',
  comercialName: 'Nombre comercial',
  type: 'Tipo',
  plan: 'Plan',
  rfc: 'RFC',
  ein: 'EIN (EE. UU.)',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  website: 'Sitio web',
  address: 'Dirección',
  currency: 'Moneda',
  fuel: 'Cargo por combustible',
  calendar: 'Horario de trabajo',
  demandedInsuredAmount: 'Suma asegurada que exige',
  demandedCertificates: 'Certificados que exige',
  comment: 'Comentarios',
  ownerCompanyId: 'Cliente de',
  createdAt: 'Alta',
  ownerCompanyName: 'Cliente de',
};
export const CompanyType = { internal: 'Interno', broker: 'Broker', shipper: 'Embarcador' };
export const Plan = { free: 'Gratuito', premium: 'Premium' };
