type Json = Record<string, unknown>;

/** The position in a document: the keys that lead to it. */
export type Pointer = string[];

/** Reads an OpenAPI document by pointers and follows every `$ref`. */
export class Document {
  private readonly root: Json;
  private readonly templates: Template[];
  private readonly resolved = new Map<string, Pointer>();

  constructor(root: Json) {
    this.root = root;
    this.templates = templatesOf(root);
  }

  /** The object at a pointer, or undefined. */
  at(pointer: Pointer): Json | undefined {
    return this.value(this.resolve(pointer));
  }

  /** The same position as a pointer without any `$ref` in between. */
  resolve(pointer: Pointer): Pointer {
    const name = pointer.join(' ');
    const known = this.resolved.get(name);
    if (known) return known;
    const place = pointer.reduce<Pointer>((reached, key) => this.follow([...reached, key]), []);
    this.resolved.set(name, place);
    return place;
  }

  /** The operation for a method and a path, if the document has one; PUT is treated as PATCH. */
  operation(method: string, path: string): Pointer | undefined {
    const template = this.template(path);
    const methods = method === 'PUT' ? ['put', 'patch'] : [method.toLowerCase()];
    const operations = methods.map((name) => ['paths', template ?? '', name]);
    return operations.find((operation) => this.at(operation));
  }

  /**
   * The description of an operation's response with this status. Of every other refusal it is `default`, and in released
   * contracts `4XX` and `5XX`.
   */
  response(operation: Pointer, status: number): Pointer | undefined {
    const known = this.at([...operation, 'responses']) ?? {};
    const others = status >= 400 ? [`${Math.floor(status / 100)}XX`, 'default'] : [];
    const key = [`${status}`, ...others].find((name) => name in known);
    return key ? this.resolve([...operation, 'responses', key]) : undefined;
  }

  /** The matching path template; one without parameters is preferred. */
  private template(path: string): string | undefined {
    const given = path
      .replace(/[?#].*/, '')
      .replace(/\/$/, '')
      .split('/');
    return this.templates.find(({ parts }) => fits(parts, given))?.name;
  }

  private follow(pointer: Pointer): Pointer {
    const ref = this.value(pointer)?.$ref;
    if (typeof ref !== 'string') return pointer;
    return this.resolve(ref.split('/').slice(1).map(decode));
  }

  private value(pointer: Pointer): Json | undefined {
    return pointer.reduce<unknown>((node, key) => (node as Json | undefined)?.[key], this.root) as
      Json | undefined;
  }
}

/** A pointer as the fragment of a URI. */
export function fragment(pointer: Pointer): string {
  return `#/${pointer.map(encode).join('/')}`;
}

interface Template {
  name: string;
  /** Of the whole path, the server's own part included. */
  parts: string[];
}

/** The document's path templates, those with fewer parameters first. */
function templatesOf({ servers = [{ url: '' }], paths = {} }: Json): Template[] {
  const [server] = servers as [{ url: string }];
  return Object.keys(paths as Json)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((name) => ({ name, parts: (server.url.replace(/\/$/, '') + name).split('/') }));
}

function fits(wanted: string[], given: string[]): boolean {
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === given[i] || (/^{.+}$/.test(part) && given[i] !== ''))
  );
}

function encode(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function decode(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}
