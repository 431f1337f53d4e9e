import type { Context } from 'koa';

/** A cookie that the response sets: on `path` and below, for `maxAge` seconds; 0 deletes it. */
export interface Cookie {
  name: string;
  value: string;
  path: string;
  maxAge: number;
}

/**
 * The cookies of a call. Scripts cannot read those that it sets, and no other site can make a browser send them; with
 * https they are Secure, and their names begin with `__Secure-`.
 */
export class Cookies {
  private readonly isSecure: boolean;

  constructor(
    private readonly ctx: Context,
    publicUrl: string,
  ) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** The value of a cookie that the browser sent. */
  get(name: string): string | undefined {
    return decoded(this.ctx.cookies.get(this.fullName(name)));
  }

  /** The names of the sent cookies that begin with `prefix`. */
  namesWith(prefix: string): string[] {
    const pairs = this.ctx.get('Cookie').split(/;\s*/);
    const begin = this.fullName(prefix);
    const names = pairs.map((pair) => pair.split('=')[0]!).filter((name) => name.startsWith(begin));
    return names.map((name) => name.slice(begin.length - prefix.length));
  }

  set({ name, value, path, maxAge }: Cookie): void {
    const flags = `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict`;
    const pair = `${this.fullName(name)}=${encodeURIComponent(value)}`;
    this.ctx.append('Set-Cookie', `${pair}; ${flags}${this.isSecure ? '; Secure' : ''}`);
  }

  private fullName(name: string): string {
    return this.isSecure ? `__Secure-${name}` : name;
  }
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
