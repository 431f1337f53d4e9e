import type { MessageTree } from './MessageTree.ts';

/** Both trees' texts; where both have one, the second's. */
export function merge(first: MessageTree, second: MessageTree): MessageTree {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    const bothDeeper = typeof before === 'object' && typeof value === 'object';
    merged[key] = bothDeeper ? merge(before, value) : value;
  }
  return merged;
}
