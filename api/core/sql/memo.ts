import { LRUCache } from 'lru-cache';

const CACHED_KEYS = 500;

/** A cache of values by two objects and a key: for each pair of objects, while they exist, the 500 keys used last. */
export function createMemo<Built extends object>() {
  const all = new WeakMap<object, WeakMap<object, LRUCache<string, Built>>>();
  return (first: object, second: object, key: string, build: () => Built): Built => {
    const cache = getOrCreate(getOrCreate(all, first, newWeak<Built>), second, newCache<Built>);
    const cached = cache.get(key);
    if (cached) return cached;
    const newValue = build();
    cache.set(key, newValue);
    return newValue;
  };
}

const newWeak = <Built extends object>() => new WeakMap<object, LRUCache<string, Built>>();
const newCache = <Built extends object>() => new LRUCache<string, Built>({ max: CACHED_KEYS });

function getOrCreate<Inner>(
  outer: WeakMap<object, Inner>,
  owner: object,
  create: () => Inner,
): Inner {
  const inner = outer.get(owner) ?? create();
  outer.set(owner, inner);
  return inner;
}
