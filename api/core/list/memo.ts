import { LRUCache } from 'lru-cache';

const REMEMBERED = 500;

/** Remembers what was built for two owners and a key while the owners live: of each pair, the 500 keys used last. */
export function createMemo<Built extends object>() {
  const all = new WeakMap<object, WeakMap<object, LRUCache<string, Built>>>();
  return (first: object, second: object, key: string, build: () => Built): Built => {
    const known = within(within(all, first, newWeak<Built>), second, newCache<Built>);
    const built = known.get(key) ?? build();
    known.set(key, built);
    return built;
  };
}

const newWeak = <Built extends object>() => new WeakMap<object, LRUCache<string, Built>>();
const newCache = <Built extends object>() => new LRUCache<string, Built>({ max: REMEMBERED });

function within<Inner>(outer: WeakMap<object, Inner>, owner: object, create: () => Inner): Inner {
  const known = outer.get(owner) ?? create();
  outer.set(owner, known);
  return known;
}
