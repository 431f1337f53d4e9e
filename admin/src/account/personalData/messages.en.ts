import { PersonalDataKind } from '#labels/personalData.en';

/** The texts of personal data in English. */
export const en = {
  resources: {
    personal_data: {
      name: 'Personal data |||| Personal data',
      fields: { address: 'E-mail or phone', confirmation: 'E-mail or phone, again' },
    },
  },
  personalData: {
    hint: 'For the request of a person without an account: contacts, site requests, registrations and mails. Write their e-mail address, or their phone with its country code.',
    find: 'Search address',
    nothing: 'No record has this address.',
    places: 'Where it occurs',
    kind: PersonalDataKind,
    names: 'Names in these records',
    others: 'Other addresses in these records',
    othersHint: 'They may be of the same person: search for them too.',
    user: 'This address belongs to the user %{name}. Download or delete their data on their page.',
    toUser: 'Show user',
    download: 'Download data',
    file: 'personal-data.json',
    erase: 'Delete data',
    eraseTitle: 'Delete the data of %{address}?',
    eraseText:
      'Contacts are archived without name and addresses, site requests lose name and message, and registrations and mails are deleted. Everywhere else, also in the history, a pseudonym replaces the address and the full names. This cannot be undone. Write the address again to confirm.',
    erased: 'Data deleted, with the pseudonym “%{pseudonym}”',
  },
};
