/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getLink: 'needs a link, not a user; see links.test.ts',
  openLink: 'needs a link, not a user; see opened.test.ts',
};
