import { type Columns, placeColumns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of companies. */
export const companyColumns: Columns = {
  name: ['Razón social', 'Legal name'],
  comercialName: ['Nombre comercial', 'Trade name'],
  type: ['Tipo', 'Type'],
  plan: ['Plan', 'Plan'],
  ownerCompanyName: ['Cliente de', 'Customer of'],
  rfc: ['RFC', 'RFC'],
  ein: ['EIN', 'EIN'],
  phone: ['Teléfono', 'Phone'],
  email: ['Correo electrónico', 'E-mail'],
  website: ['Sitio web', 'Website'],
  ...placeColumns('address', 'Dirección', 'Address'),
  currency: ['Moneda', 'Currency'],
  demandedCertificates: ['Certificados que exige', 'Required certificates'],
  demandedInsuredAmount: ['Suma asegurada que exige', 'Required insured amount'],
  comment: ['Comentarios', 'Comments'],
  ...recordEnd,
};
