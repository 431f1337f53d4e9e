/** A found route with the values of the path's parameters. */
interface Found<Route> {
  route: Route;
  params: Record<string, string>;
}

interface Node<Route> {
  literals: Map<string, Node<Route>>;
  parameter?: { name: string; node: Node<Route> };
  routes: Map<string, Route>;
}

/**
 * Routes by path and method, found segment by segment. A literal segment is preferred to a parameter such as `{id}`; upper
 * case and a final slash do not matter, and HEAD finds the route of GET.
 */
export class Paths<Route> {
  readonly #root: Node<Route> = newNode();

  add(path: string, method: string, route: Route): void {
    const node = segmentsOf(path).reduce(stepInto<Route>, this.#root);
    node.routes.set(method.toUpperCase(), route);
    if (method.toUpperCase() === 'GET') node.routes.set('HEAD', route);
  }

  /** The route of a request; undefined when no path with this method matches. */
  find(path: string, method: string): Found<Route> | undefined {
    const params: Record<string, string> = {};
    const routeOf = ({ routes }: Node<Route>) => routes.get(method);
    const route = search(this.#root, segmentsOf(path), params, routeOf);
    return route && { route, params };
  }

  /** The methods of all paths that match. */
  methodsOf(path: string): string[] {
    const methods = new Set<string>();
    search(this.#root, segmentsOf(path), {}, ({ routes }) => {
      for (const method of routes.keys()) methods.add(method);
    });
    return [...methods];
  }
}

function newNode<Route>(): Node<Route> {
  return { literals: new Map(), routes: new Map() };
}

function segmentsOf(path: string): string[] {
  const end = path.endsWith('/') ? -1 : path.length;
  return path.slice(1, end).split('/');
}

function stepInto<Route>(node: Node<Route>, segment: string): Node<Route> {
  const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
  if (name) return (node.parameter ??= { name, node: newNode() }).node;
  const next = node.literals.get(segment.toLowerCase()) ?? newNode<Route>();
  node.literals.set(segment.toLowerCase(), next);
  return next;
}

/** The first result of `choose` for the nodes of the matching paths, and the parameters on the way to it. */
function search<Route, Result>(
  node: Node<Route>,
  segments: string[],
  params: Record<string, string>,
  choose: (node: Node<Route>) => Result | undefined | void,
  at = 0,
): Result | undefined {
  if (at === segments.length) return choose(node) as Result | undefined;
  const segment = segments[at]!;
  const next = node.literals.get(segment.toLowerCase());
  const found = next && search(next, segments, params, choose, at + 1);
  if (found !== undefined || !node.parameter || segment === '') return found;
  const chosen = search(node.parameter.node, segments, params, choose, at + 1);
  if (chosen !== undefined) params[node.parameter.name] = decoded(segment);
  return chosen;
}

/** The decoded segment; one that is not valid is kept as it is, and then refused by the contract's check. */
function decoded(segment: string): string {
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return segment;
  }
}
