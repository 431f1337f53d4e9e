// Generated from labels.*.yaml by npm run generate.
export const Audience = { shipper: 'Embarcador', broker: 'Broker o 3PL', carrier: 'Transportista' };
export const Inquiry = {
  name: 'Nombre',
  kind: 'Tipo',
  status: 'Estatus',
  companyName: 'Empresa',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  audience: 'Perfil',
  language: 'Idioma',
  folio: 'Folio',
  createdAt: 'Recibida',
  assignedTo: 'Atiende',
  assignedToName: 'Atiende',
  quoteId: 'Cotización',
  routeId: 'Ruta',
  carrierId: 'Transportista',
  customerId: 'Empresa o cliente',
  comment: 'Comentarios',
};
export const InquiryKind = {
  contact: 'Mensaje',
  demo: 'Demostración',
  quote_request: 'Cotización',
  route_offer: 'Oferta de ruta',
  carrier_registration: 'Registro de transportista',
  plan_upgrade: 'Plan Premium',
};
export const InquiryStatus = { new: 'Nueva', assigned: 'En atención', done: 'Atendida' };
