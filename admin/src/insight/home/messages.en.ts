import type { es } from './messages.es.ts';

/** The texts of home in English. */
export const en: typeof es = {
  home: {
    title: 'To do',
    nothing: 'Nothing is waiting right now.',
    task: {
      accepted: 'accepted price, to assign |||| accepted prices, to assign',
      rates: 'quote to compare |||| quotes to compare',
      unanswered: 'quote without a rate |||| quotes without a rate',
      incoming: 'quote to send |||| quotes to send',
      price: 'price to accept or reject |||| prices to accept or reject',
      answer: 'request to answer |||| requests to answer',
      passport: 'broker asks to see your documents |||| brokers ask to see your documents',
      late: 'delayed load |||| delayed loads',
      proofsToSend:
        'delivered load with proof documents to send |||| delivered loads with proof documents to send',
      proofsToReview:
        'load with proof documents to review |||| loads with proof documents to review',
      review: 'document to review |||| documents to review',
      overdue: 'overdue payment |||| overdue payments',
      claims: 'claimed record to review |||| claimed records to review',
      inquiries: 'unassigned request from the site |||| unassigned requests from the site',
    },
    radar: {
      documents: 'document to upload |||| documents to upload',
      expiring: 'document expires within 60 days |||| documents expire within 60 days',
      stops: 'blocks: %{what}',
    },
    all: 'See all',
    news: '%{smart_count} unread notification |||| %{smart_count} unread notifications',
    allNews: 'See all notifications',
  },
};
