/** The id of a trial quote by its number; the first one has many invitations and may be matched. */
export const trialQuoteId = (number: number) =>
  `01940000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** The id of the load of a trial quote by its number, which four divides. */
export const trialLoadId = (number: number) =>
  `01970000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** The id of a trial carrier by its number; trial quotes invite the first 3,000. */
export const trialCarrierId = (number: number) =>
  `01930000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** SQL for the id of row `n` of a table: their prefixes differ. */
export const idOf = (prefix: string, number: string) =>
  `cast('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0') as uuid)`;
