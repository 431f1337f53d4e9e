/** The texts of the security log in English. */
export const en = {
  resources: {
    security_events: {
      name: 'Security log |||| Security log',
      empty: 'The security log is empty',
      emptyHelp:
        'Sign-ins and sign-outs, possible stolen sessions, calls without permission, changed permissions, exports, downloads, and searches and deletions of personal data are listed here.',
      fields: {
        createdAt: 'Date and time',
        event: 'Type',
        userName: 'User',
        operation: 'Action',
        entityId: 'Record',
        code: 'Error',
        address: 'IP address',
        from: 'From',
        until: 'Until',
      },
    },
  },
  securityLog: {
    repeats: '%{smart_count} time in one minute |||| %{smart_count} times in one minute',
    event: {
      sign_in: 'Sign-in',
      sign_out: 'Sign-out',
      reuse: 'Possible stolen session',
      refused: 'No permission',
      rights: 'Changed permissions',
      export: 'Export',
      download: 'Download',
      personal_data: 'Personal data',
    },
  },
};
