import { SecurityEvent, SecurityEventKind } from '#labels/securityLog.en';

/** The texts of the security log in English. */
export const en = {
  resources: {
    security_events: {
      name: 'Security log |||| Security log',
      empty: 'The security log is empty',
      emptyHelp:
        'Sign-ins and sign-outs, possible stolen sessions, calls without permission, changed permissions, exports, downloads, and searches and deletions of personal data are listed here.',
      fields: { ...SecurityEvent, from: 'From', until: 'Until' },
    },
  },
  securityLog: {
    repeats: '%{smart_count} time in one minute |||| %{smart_count} times in one minute',
    event: SecurityEventKind,
  },
};
