import type { es } from './messages.es.ts';

/** The texts of people's accounts in English. */
export const en: typeof es = {
  resources: {
    users: {
      name: 'User |||| Users',
      empty: 'No users yet',
      emptyHelp: 'Register the people of your team; each signs in with their own e-mail address.',
      page: {
        create: 'New user',
        edit: 'Edit user: %{recordRepresentation}',
      },
      notifications: { created: 'User created successfully', updated: 'User saved' },
      fields: {
        name: 'Name',
        firstName: 'First name',
        lastName: 'Last name',
        maidenName: 'Mother’s last name',
        email: 'E-mail',
        phone: 'Phone',
        language: 'Language',
        userTypeId: 'Type',
        userRoleId: 'Role',
        companyId: 'Company',
        companyName: 'Company',
        carrierId: 'Carrier',
        accessType: 'Access',
        createdAt: 'Registered',
      },
    },
  },
  users: {
    profile: {
      title: 'My profile',
      saved: 'Profile saved',
      failed: 'Error saving profile',
      person: 'Personal data',
      personHint: 'This is how other people in Andén see you.',
      preferences: 'Preferences',
      preferencesHint:
        'The language of the interface and of messages; the theme is this browser’s.',
      theme: 'Theme',
      light: 'Light',
      dark: 'Dark',
      readOnly: 'Your access is read-only: ask your administrator for changes.',
    },
    type: { 1: 'Internal', 2: 'Broker', 3: 'Shipper', 4: 'Carrier' },
    role: { 1: 'Root', 2: 'Administrator', 3: 'Member' },
    access: { full: 'Full', read_only: 'Read-only' },
    language: { es: 'Spanish', en: 'English' },
    roleHint: 'An administrator also registers other users.',
    colleagues: 'Colleagues',
    section: {
      person: 'Person',
      personHint: 'Signs in with the e-mail address, which cannot be changed later.',
      access: 'Access',
      accessHint: 'Where they work and what they may do.',
    },
  },
};
