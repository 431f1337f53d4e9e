// Generated from labels.*.yaml by npm run generate.
export const ContactAudience = { brokers: 'Companies and customers', carriers: 'Carriers' };
export const ContactType = {
  code: 'Code',
  nameEs: 'Name in Spanish',
  nameEn: 'Name in English',
  audience: 'For contacts of',
};
