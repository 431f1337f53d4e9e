/** The texts of forms' drafts, of a text without a match and of a lost connection, below `anden`, in English. */
export const en = {
  draft: {
    recovered: 'Draft recovered',
    outdated: 'Draft recovered; the record has changed since then',
    discard: 'Delete draft',
    leave: {
      title: 'There are unsaved changes',
      text: 'You can leave and keep them as a draft on this device, or delete them.',
      discard: 'Delete changes',
      keep: 'Leave with draft',
      stay: 'Keep editing',
    },
  },
  noMatch: 'Nothing matches “%{text}”: the field is empty',
  connection: {
    lost: "No connection. The page completes itself when it's back; what you enter is kept.",
    willSend: "No connection: it'll be sent when it's back",
  },
};
