// Generated from labels.*.yaml by npm run generate.
export const Incident = {
  code: 'Code',
  nameEs: 'Name in Spanish',
  nameEn: 'Name in English',
  severity: 'Severity',
};
export const Severity = { low: 'Low', medium: 'Medium', high: 'High' };
