/** Returns the text for one or for several of something. */
export function countedText([one, several]: readonly string[], count: number): string {
  return count === 1 ? one! : several!.replace('{count}', String(count));
}
