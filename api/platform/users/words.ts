import type { Names, WordsOf } from '../../core/export/words.ts';

/** The names of the languages of users and contacts. */
export const LANGUAGES: Names = { es: ['Español', 'Spanish'], en: ['Inglés', 'English'] };

/** The names of the codes in an export of users. */
export const userWords: WordsOf = {
  'user_type.name': {
    internal: ['Interno', 'Internal'],
    broker: ['Broker', 'Broker'],
    shipper: ['Embarcador', 'Shipper'],
    carrier: ['Transportista', 'Carrier'],
  },
  'user_role.name': {
    root: ['Root', 'Root'],
    admin: ['Administrador', 'Administrator'],
    member: ['Miembro', 'Member'],
  },
  accessType: { full: ['Completo', 'Full'], read_only: ['Solo lectura', 'Read-only'] },
  language: LANGUAGES,
};
