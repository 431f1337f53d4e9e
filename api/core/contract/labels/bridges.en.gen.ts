// Generated from labels.*.yaml by npm run generate.
export const Bridge = {
  code: 'Code',
  nameEs: 'Name in Spanish',
  nameEn: 'Name in English',
  usPort: 'US port of entry',
  mxCustoms: 'Mexican customs office',
  timeZone: 'Time zone',
  hours: 'Cargo hours',
  hoursSource: 'Source of the hours',
  hoursCheckedOn: 'Hours verified on',
};
