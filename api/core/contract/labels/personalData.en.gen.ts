// Generated from labels.*.yaml by npm run generate.
export const PersonalDataKind = {
  contacts: 'Contacts',
  inquiries: 'Site requests',
  registrations: 'Registrations of carriers',
  carriers: 'Carriers that use it for quotes',
  companies: 'Companies that use it',
  links: 'Links sent',
  mails: 'Mails',
  history: 'History',
  other: 'Comments and other texts',
};
