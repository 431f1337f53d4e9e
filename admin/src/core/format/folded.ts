import { foldText } from '#reading/folded';

/** Whether a choice's name contains what was typed, whatever the accents and case. */
export function matchesName(text: string, choice: { name: string }): boolean {
  return foldText(choice.name).includes(foldText(text));
}

/** Whether two texts are the same, whatever the accents, case and spaces around them. */
export function isSameText(one: string, other: string): boolean {
  return foldText(one.trim()) === foldText(other.trim());
}
