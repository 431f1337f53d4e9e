/** The texts of failed jobs in English. */
export const en = {
  resources: {
    failed_jobs: {
      name: 'Failed job |||| Failed jobs',
      empty: 'There are no failed jobs',
      emptyHelp:
        'Mails, uploads of files and maintenance jobs that failed at every attempt are listed here.',
      fields: {
        kind: 'Type',
        recipient: 'Address or job',
        subject: 'Subject',
        error: 'Last error',
        attempts: 'Attempts',
        failedAt: 'Failed',
      },
    },
  },
  failedJobs: {
    kind: { mail: 'Mail', imports: 'Upload of a file', upkeep: 'Maintenance' },
    queue: {
      'deadline-reminder': 'Reminder before the deadline',
      'forget-answers': 'Deletion of repeated answers',
      'forget-failed-jobs': 'Deletion of old failed jobs',
      'forget-import-rows': 'Deletion of old upload results',
      'forget-mails': 'Deletion of old mails',
      'forget-notifications': 'Deletion of old notifications',
      'forget-registrations': 'Deletion of old registrations of carriers',
      'forget-security-events': 'Deletion of old security log entries',
      'forget-session-tokens': 'Deletion of expired session keys',
      'forget-sessions': 'Deletion of ended sessions',
      'import-upkeep': 'Closing of uploads that stopped',
      imports: 'Upload of a file',
      'mail-notices': 'Mails of notifications',
      'remind-documents': 'Reminders of documents that expire',
      mail: 'Mail',
      'overdue-quotes': 'Check of deadlines that passed',
      'prepare-partitions': 'Preparation of the history of the month',
      'quote-clock': 'Deadline of a round',
      'sweep-files': 'Deletion of files without a record',
    },
    actions: 'Actions',
    retry: 'Try again',
    retried: 'The job will be tried again',
    bulk: {
      title: 'Try %{smart_count} failed job again? |||| Try %{smart_count} failed jobs again?',
      content: 'It leaves this list, and comes back if it fails at every attempt again.',
      done: '%{smart_count} job will be tried again |||| %{smart_count} jobs will be tried again',
    },
    mailDown: 'No mail has left since %{time}: the mail server does not answer, or rejects it.',
    show: 'Show the failed jobs',
  },
};
