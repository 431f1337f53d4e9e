// Generated from labels.*.yaml by npm run generate.
export const Consent = { status: 'Estatus', askedAt: 'Pedido', companyName: 'Broker' };
export const ConsentStatus = {
  asked: 'Por responder',
  granted: 'Concedido',
  refused: 'Rechazado',
  withdrawn: 'Retirado',
};
