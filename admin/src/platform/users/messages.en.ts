import {
  User,
  UserFieldsAccessType,
  UserFieldsLanguage,
  UserRoleId,
  UserTypeId,
} from '#labels/users.en';
import type { es } from './messages.es.ts';

/** The texts of people's accounts in English. */
export const en: typeof es = {
  resources: {
    users: {
      name: 'User |||| Users',
      empty: 'No users yet',
      emptyHelp:
        'Register the people on your team; each one signs in with their own e-mail address.',
      page: {
        create: 'New user',
        edit: 'Edit user: %{recordRepresentation}',
      },
      notifications: { created: 'User created successfully', updated: 'User saved' },
      archive: {
        action: 'Deactivate',
        title: 'Deactivate the account of “%{recordRepresentation}”?',
        content:
          "This person will no longer be able to sign in. Records with their name don't change, and the account can be restored.",
        done: 'User deactivated',
      },
      bulk: {
        archive: 'Deactivate',
        archiveTitle: 'Deactivate %{smart_count} user? |||| Deactivate %{smart_count} users?',
        archiveContent:
          "This person will no longer be able to sign in. Records with their name don't change, and the account can be restored. |||| They will no longer be able to sign in. Records with their name don't change, and the accounts can be restored.",
        archived: '%{smart_count} user deactivated |||| %{smart_count} users deactivated',
      },
      changes: { action: { archived: 'Deactivated' } },
      fields: { ...User, name: 'Name', archived: 'Deactivated' },
    },
  },
  users: {
    absence: {
      title: 'Absence',
      hint: 'Meanwhile, notifications and mails reach that person too, and replies to mails reach that person. Clear all three on return.',
      nobody: 'The company has no other active person with full access.',
    },
    profile: {
      title: 'My profile',
      saved: 'Profile saved',
      failed: 'Error saving profile',
      person: 'Personal data',
      personHint: 'This is how other people in Andén see you.',
      preferences: 'Preferences',
      preferencesHint:
        'The language of the interface and of notifications; the theme and units are only for this browser.',
      theme: 'Theme',
      light: 'Light',
      dark: 'Dark',
      units: 'Units of weight and distance',
      metric: 'kg and km',
      imperial: 'lb and miles',
      readOnly: 'Your access is read-only: ask your administrator for changes.',
    },
    restore: {
      action: 'Restore',
      done: 'User restored',
      since: 'Account deactivated since %{date}: this person cannot sign in.',
      known: '%{name} has a deactivated account with this e-mail.',
    },
    files: {
      title: 'Documents',
      none: 'No documents yet.',
      action: 'Register document',
      key: 'Document',
      value: 'Reference',
      hint: 'Its number, key or path: letters, digits, dots, hyphens and slashes. Blank removes it.',
      kept: 'Document registered',
      names: {
        photo: 'Photo',
        officialId: 'Official ID',
        contract: 'Contract',
        drivingLicence: 'Driving license',
      },
    },
    privacy: {
      title: 'Privacy',
      ownHint: 'A JSON file with all personal data that Andén has about you.',
      hint: 'A JSON file with all personal data that Andén has about this person.',
      download: 'Download data',
      downloadOwn: 'Download my data',
      file: 'personal-data.json',
      erase: 'Erase data',
      eraseTitle: 'Erase the personal data of "%{name}"?',
      eraseText:
        "A pseudonym replaces the name, e-mail address and phone everywhere, also in the history, and the account is deactivated. This cannot be undone. Write this person's e-mail address to confirm.",
      erased: 'Personal data erased',
    },
    type: UserTypeId,
    role: UserRoleId,
    access: UserFieldsAccessType,
    language: UserFieldsLanguage,
    roleHint: 'An administrator also registers other users.',
    colleagues: 'Colleagues',
    section: {
      person: 'Person',
      personHint: 'They sign in with their e-mail address, which cannot be changed later.',
      access: 'Access',
      accessHint: 'Where they work and what they can do.',
    },
  },
};
