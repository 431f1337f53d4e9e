import type { MessageTree } from './MessageTree.ts';

/** Merges two trees of texts; the second has precedence. */
export function merge(first: MessageTree, second: MessageTree): MessageTree {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    const bothDeeper = typeof before === 'object' && typeof value === 'object';
    merged[key] = bothDeeper ? merge(before, value) : value;
  }
  return merged;
}
