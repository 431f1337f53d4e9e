const REMEMBERED = 500;

/** Remembers what was built for two owners and a key while the owners live; the oldest of 500 keys gives way. */
export function createMemo<Built>() {
  const all = new WeakMap<object, WeakMap<object, Map<string, Built>>>();
  return (first: object, second: object, key: string, build: () => Built): Built => {
    const known = within(within(all, first, newWeak<Built>), second, newMap<Built>);
    const found = known.get(key);
    if (found) return found;
    const built = build();
    known.set(key, built);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED) known.delete(oldest!);
    return built;
  };
}

const newWeak = <Built>() => new WeakMap<object, Map<string, Built>>();
const newMap = <Built>() => new Map<string, Built>();

function within<Inner>(outer: WeakMap<object, Inner>, owner: object, create: () => Inner): Inner {
  const known = outer.get(owner) ?? create();
  outer.set(owner, known);
  return known;
}
