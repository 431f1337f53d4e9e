/** An element of the complement: SAT's name, its attributes, its elements. */
export interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
}

type Value = string | null | undefined | false;

/** An element; values that are missing are left out, and so is an element that would be empty. */
export function node(
  name: string,
  attributes: Record<string, Value>,
  children: (Node | undefined)[] = [],
): Node {
  const entries = Object.entries(attributes).flatMap(([key, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [[key, text] as const] : [];
  });
  return {
    name,
    attributes: Object.fromEntries(entries),
    children: children.filter((child): child is Node => !!child),
  };
}

/** An element around others; undefined where there are none. */
export function around(name: string, children: Node[]): Node | undefined {
  return children.length > 0 ? node(name, {}, children) : undefined;
}
