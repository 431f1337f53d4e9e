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
