/** The texts about what others do at the same time, in English. */
export const en = {
  live: {
    changedBy: '%{name} changed this record',
    changedBySomebody: 'Somebody else changed this record',
    editing: '%{names} is editing |||| %{names} are editing',
    viewing: '%{names} has this record open |||| %{names} have this record open',
    read: 'Get the changes',
  },
};
