/** A text without its accents and capitals, to compare what a person types: `Nuevo León` as `nuevo leon`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a choice's name contains what was typed, whatever the accents and case. */
export function matchesName(typed: string, choice: { name: string }): boolean {
  return folded(choice.name).includes(folded(typed));
}
