/** The texts about what others do at the same time, in English. */
export const en = {
  live: {
    changedBy: '%{name} changed this record',
    changedBySomebody: 'Somebody else changed this record',
    read: 'Get the changes',
  },
};
