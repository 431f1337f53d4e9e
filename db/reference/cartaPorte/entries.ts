/** A key of a catalog of SAT. */
export interface KeyEntry {
  key: string;
  name: string;
  /** The trait that a rule reads, such as the direction of a customs regime. */
  trait: string | null;
}

/** The entries of a text with one `key|name` or `key|name|trait` per line. */
export function entriesOf(text: string): KeyEntry[] {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.map((line) => {
    const [key, name, trait = null] = line.trim().split('|');
    return { key: key!, name: name!, trait };
  });
}
