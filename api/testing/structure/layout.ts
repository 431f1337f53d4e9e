import { heights, type Graph } from './graph.ts';

/** A node in the picture; columns are counted from the left, rows from the top. */
export interface Placed {
  name: string;
  column: number;
  row: number;
}

/** Rows of nodes, the highest first; within a row, nodes are placed near those that have edges to them. */
export function layOut(graph: Graph): Placed[][] {
  const height = heights(graph);
  const top = Math.max(...height.values());
  const rows: Placed[][] = [];
  for (let row = 0; row <= top; row++) {
    const names = [...graph.keys()].filter((name) => height.get(name) === top - row).sort();
    const wanted = new Map(names.map((name) => [name, centreOfUsers(name, graph, rows.flat())]));
    names.sort((a, b) => wanted.get(a)! - wanted.get(b)!);
    const first = -(names.length - 1) / 2;
    rows.push(names.map((name, index) => ({ name, row, column: first + index })));
  }
  return rows;
}

/** The mean column of the nodes placed so far that have an edge to this one. */
function centreOfUsers(name: string, graph: Graph, placed: Placed[]): number {
  const users = placed.filter((node) => graph.get(node.name)!.has(name));
  if (users.length === 0) return 0;
  return users.reduce((sum, { column }) => sum + column, 0) / users.length;
}
