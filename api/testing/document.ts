type Json = Record<string, unknown>;

/** Where something stands in a document: the keys on the way to it. */
export type Pointer = string[];

/** Reads an OpenAPI document by pointers, following every `$ref` on the way. */
export class Document {
  private readonly root: Json;

  constructor(root: Json) {
    this.root = root;
  }

  /** The object at a pointer, or undefined. */
  at(pointer: Pointer): Json | undefined {
    return this.value(this.resolve(pointer));
  }

  /** The same place named without any `$ref` on the way. */
  resolve(pointer: Pointer): Pointer {
    return pointer.reduce<Pointer>((reached, key) => this.follow([...reached, key]), []);
  }

  /** The operation that answers `method` at `path`, if the document knows one; PUT is PATCH. */
  operation(method: string, path: string): Pointer | undefined {
    const template = this.template(path);
    const methods = method === 'PUT' ? ['put', 'patch'] : [method.toLowerCase()];
    const operations = methods.map((name) => ['paths', template ?? '', name]);
    return operations.find((operation) => this.at(operation));
  }

  /** What the document says of an operation's answer with this status. */
  response(operation: Pointer, status: number): Pointer | undefined {
    const known = this.at([...operation, 'responses']) ?? {};
    const key = [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find(
      (name) => name in known,
    );
    return key ? this.resolve([...operation, 'responses', key]) : undefined;
  }

  /** The fitting path template; one without parameters wins over one with them. */
  private template(path: string): string | undefined {
    const [server] = (this.root.servers ?? [{ url: '' }]) as [{ url: string }];
    return Object.keys(this.at(['paths']) ?? {})
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .find((template) => fits(server.url.replace(/\/$/, '') + template, path));
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

function fits(template: string, path: string): boolean {
  const wanted = template.split('/');
  const given = path
    .replace(/[?#].*/, '')
    .replace(/\/$/, '')
    .split('/');
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
