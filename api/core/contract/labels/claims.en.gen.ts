// Generated from labels.*.yaml by npm run generate.
export const Claim = {
  carrierName: 'Carrier',
  recordName: 'Claimed record',
  companyName: 'Broker',
  compared: 'Comparison',
  status: 'Status',
  proof: 'Proved by',
  createdAt: 'Claimed',
};
export const ClaimProof = { mail: 'Registered address', review: 'Review by Andén' };
export const ClaimFactKind = {
  rfc: 'RFC',
  scac: 'SCAC',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  email: 'Quoting e-mail',
};
export const ClaimFactState = { fits: 'Matches', differs: 'Differs', unknown: 'No data' };
export const ClaimStatus = { open: 'To prove', proved: 'Proved', refused: 'Rejected' };
