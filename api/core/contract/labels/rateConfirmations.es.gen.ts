// Generated from labels.*.yaml by npm run generate.
export const PaymentEvidence = {
  signed_pod: 'Acuse de entrega firmado (POD)',
  bol: 'BOL (conocimiento de embarque) firmado',
  cargo_photos: 'Fotos de la carga',
  seal_photos: 'Fotos de sellos',
  weight_ticket: 'Boleta de báscula',
  carta_porte: 'CFDI con complemento Carta Porte',
  customs_entry: 'Pedimento',
  invoice: 'Factura',
};
export const RateConfirmation = {
  broker: 'Broker',
  carrier: 'Transportista',
  price: 'Tarifa, sin IVA',
};
