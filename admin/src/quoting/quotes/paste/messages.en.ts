/** The texts of pasting a message in English, below `quotes`. */
export const en = {
  paste: {
    title: 'Paste message',
    text: 'Message',
    textHelp:
      'A message, an e-mail or a table copied from a spreadsheet. Nothing is saved until you create the quotes.',
    sender: 'Sender (optional)',
    senderHelp: 'The name with an e-mail or phone, by which the customer is recognized',
    read: 'Read message',
    original: 'Original message',
    edit: 'Change the message',
    kinds: { read: 'Understood', asked: 'To decide', rest: 'Not understood' },
    quote: '%{number}. %{lane}',
    count: 'Number of quotes',
    which: '%{field}: which one?',
    whichPlace: 'It may be: %{places}',
    missing: 'The message does not say',
    bySender: 'By the sender',
    change: 'Change',
    changePlace: 'Change: %{place}',
    none: 'No load was found in the message. Change it, or create the quote by hand.',
    create: 'Create %{smart_count} quote |||| Create %{smart_count} quotes',
    created: '%{smart_count} quote was created |||| %{smart_count} quotes were created',
    another: 'Paste another message',
    show: 'View message',
  },
};
