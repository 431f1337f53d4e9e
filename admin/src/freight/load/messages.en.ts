/** The names of what several fields of a cargo say together, in English. */
export const en = { dimensions: 'Dimensions', flags: 'Conditions' };
