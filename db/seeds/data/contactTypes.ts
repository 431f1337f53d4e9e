/** The function of a contact at a customer or carrier, in both languages. */
export interface ContactKind {
  code: string;
  nameEs: string;
  nameEn: string;
  audience: 'brokers' | 'carriers';
}

type Row = [code: string, nameEs: string, nameEn: string];

const ofBrokers: Row[] = [
  ['SHIPPING', 'Embarques', 'Shipping'],
  ['PURCHASING', 'Compras de transporte', 'Freight purchasing'],
  ['WAREHOUSE', 'Almacén y andén', 'Warehouse and dock'],
  ['CUSTOMS', 'Agencia aduanal', 'Customs broker'],
  ['PAYABLES', 'Cuentas por pagar', 'Accounts payable'],
];

const ofCarriers: Row[] = [
  ['DISPATCH', 'Tráfico', 'Dispatch'],
  ['RATES', 'Tarifas', 'Rates'],
  ['AFTER_HOURS', 'Guardia nocturna', 'After hours'],
  ['SAFETY', 'Seguridad y siniestros', 'Safety and claims'],
  ['RECEIVABLES', 'Cobranza', 'Accounts receivable'],
  ['OWNER', 'Dueño o dirección', 'Owner or management'],
];

/** The contact types of the demo data. */
export const contactKinds: ContactKind[] = [
  ...ofBrokers.map(listTypes('brokers')),
  ...ofCarriers.map(listTypes('carriers')),
];

function listTypes(audience: ContactKind['audience']) {
  return ([code, nameEs, nameEn]: Row): ContactKind => ({ code, nameEs, nameEn, audience });
}
