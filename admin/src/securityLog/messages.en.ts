/** The texts of the security log in English. */
export const en = {
  resources: {
    security_events: {
      name: 'Security log |||| Security log',
      empty: 'The security log is empty',
      emptyHelp:
        'Sign-ins, calls without permission, changed permissions, exports and downloads are listed here.',
      fields: {
        createdAt: 'Date and time',
        event: 'Type',
        userName: 'User',
        operation: 'Operation',
        entityId: 'Record',
        code: 'Error',
        address: 'IP address',
        from: 'From',
        until: 'Until',
      },
    },
  },
  securityLog: {
    event: {
      sign_in: 'Sign-in',
      refused: 'No permission',
      rights: 'Changed permissions',
      export: 'Export',
      download: 'Download',
    },
  },
};
