// Generated from labels.*.yaml by npm run generate.
export const PaymentEvidence = {
  signed_pod: 'Signed proof of delivery (POD)',
  bol: 'Signed BOL (bill of lading)',
  cargo_photos: 'Cargo photos',
  seal_photos: 'Seal photos',
  weight_ticket: 'Scale ticket',
  carta_porte: 'CFDI with Carta Porte',
  customs_entry: 'Pedimento (Mexican customs entry)',
  invoice: 'Invoice',
};
export const RateConfirmation = {
  broker: 'Broker',
  carrier: 'Carrier',
  price: 'Rate, excl. VAT (IVA)',
};
