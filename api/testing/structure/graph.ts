import type { Import } from './imports.ts';

/** The nodes to which each node of a graph has an edge. */
export type Graph = Map<string, Set<string>>;

/** The graph of the nodes that `placeOf` gives for files; files without one are left out. */
export function graphOf(
  files: string[],
  imports: Import[],
  placeOf: (path: string) => string | undefined,
): Graph {
  const graph: Graph = new Map();
  for (const place of files.map(placeOf)) if (place) graph.set(place, new Set());
  for (const { from, to } of imports) {
    const [start, end] = [placeOf(from), placeOf(to)];
    if (start && end && start !== end && graph.has(end)) graph.get(start)?.add(end);
  }
  return graph;
}

/** The graph without edges that a longer path implies (transitive reduction). */
export function withoutShortcuts(graph: Graph): Graph {
  const further = (node: string): Set<string> => {
    const beyond = [...graph.get(node)!].flatMap((next) => [...reach(graph, next)]);
    return new Set(beyond);
  };
  return new Map(
    [...graph].map(([node, ends]) => {
      const told = further(node);
      return [node, new Set([...ends].filter((end) => !told.has(end)))];
    }),
  );
}

/** The height of each node above the lowest one: the length of its longest path downward. Throws on a cycle. */
export function heights(graph: Graph): Map<string, number> {
  const known = new Map<string, number>();
  const heightOf = (node: string, path: string[]): number => {
    if (path.includes(node)) throw new Error(`import cycle: ${[...path, node].join(' → ')}`);
    const height = known.get(node);
    if (height !== undefined) return height;
    const below = [...graph.get(node)!].map((next) => heightOf(next, [...path, node]) + 1);
    known.set(node, Math.max(0, ...below));
    return known.get(node)!;
  };
  for (const node of graph.keys()) heightOf(node, []);
  return known;
}

/** All nodes that can be reached from a node, without the node itself. */
function reach(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [...graph.get(start)!];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...graph.get(node)!);
  }
  return seen;
}
