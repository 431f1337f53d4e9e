/**
 * SQL condition that a record may be named in a folded text: that has the first word of its name. A cheap choice of what the
 * reader looks for, without regard to a plural.
 */
export const NAMED_IN_TEXT = `strpos(?, rtrim(substring(folded(name) from '[[:alpha:]]+|[0-9]+'), 's')) > 0`;
