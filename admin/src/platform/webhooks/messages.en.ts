import { Webhook, WebhookEventState, WebhookState } from '#labels/webhooks.en';
import type { es } from './messages.es.ts';

/** The texts of webhooks in English. */
export const en: typeof es = {
  resources: {
    webhooks: {
      name: 'Webhook |||| Webhooks',
      empty: 'No webhooks yet',
      emptyHelp:
        "With a webhook, Andén tells one of your company's programs when something happens, without the program having to ask.",
      page: { list: 'Webhooks' },
      fields: { ...Webhook, endReason: 'Reason', secretNumber: 'Secret' },
    },
  },
  webhooks: {
    state: WebhookState,
    failing:
      'The program has not received its last event. Andén keeps trying for a day; the log shows what it answered.',
    gone: 'The program answered that it no longer wants events (410). If that is wrong, create another webhook.',
    allKinds: 'All events',
    noKinds: 'Only changes of records',
    hears: {
      label: 'Which events',
      all: 'All, also those added later',
      some: 'Only these',
      changes: 'Changes of records, to keep a copy of them',
    },
    nameHelp: 'Which program receives them: ERP, fleet tracking.',
    urlHelp: 'An address of your program that begins with https://',
    kindsFailed: "Couldn't show the events. Try again.",
    make: {
      action: 'Create webhook',
      title: 'New webhook',
      failed: "Couldn't create the webhook",
    },
    edit: {
      action: 'Change',
      title: 'Change the webhook',
      submit: 'Save',
      done: 'Webhook changed',
    },
    test: {
      action: 'Send a test',
      done: 'The test is on its way',
      failed: "Couldn't send the test",
    },
    rotate: {
      action: 'Change secret',
      title: 'Change the secret?',
      text: 'For a day events carry both signatures, of the new secret and of the previous one, so that your program can change without losing any.',
      failed: "Couldn't change the secret",
    },
    end: {
      action: 'End',
      title: 'End this webhook?',
      text: 'The program gets no more events from this moment. It cannot be resumed; you would have to create another one.',
      done: 'Webhook ended',
      failed: "Couldn't end the webhook",
    },
    secret: {
      title: 'Copy the secret now',
      text: 'With it your program checks that an event comes from Andén. It is not shown again. Put it where your program keeps its secrets.',
      label: 'Secret',
      copy: 'Copy',
      copied: 'Secret copied',
      notCopied: "Couldn't copy: select it and copy it yourself",
      missing:
        'The answer with the secret was lost on its way and can no longer be shown. Change the secret to get another one.',
      done: 'I have saved it',
    },
    log: {
      title: 'Log of events',
      empty: 'No events yet. Send a test to see whether your program receives them.',
      failed: "Couldn't show the log. Try again.",
      more: 'Show earlier',
      filter: { all: 'All', failed: 'Those that failed' },
      state: WebhookEventState,
      test: 'Test',
      changes: 'Changes of records',
      next: 'Next try: %{time}',
      body: 'What is sent',
      tries: 'Tries',
      noTries: 'Not tried yet.',
      status: 'Answered %{status} in %{milliseconds} ms',
      error: {
        other: 'No answer (%{error})',
        private: 'The address is of a private network, which Andén does not call',
        unknown_host: 'The server was not found',
        not_https: 'The address does not begin with https://',
        TimeoutError: 'No answer in 10 seconds',
        ECONNREFUSED: 'The server does not accept the connection',
      },
    },
    replay: {
      action: 'Send again',
      title: 'Send this event again?',
      text: 'It arrives under the same id, by which your program knows whether it had it.',
      done: 'The event is on its way',
      failed: "Couldn't send it again",
    },
    replayAll: {
      action: 'Send those that failed',
      title: 'Send all that failed again?',
      text: 'They arrive under the same ids, by which your program knows which it had.',
      done: 'The events are on their way',
      failed: "Couldn't send them again",
    },
  },
};
