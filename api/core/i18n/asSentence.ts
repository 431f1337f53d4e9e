/** A text with a period at its end, unless it ends with one already, as names of companies do: "S.A. de C.V.". */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
