const MAX_REDIRECTS = 10;

/** The last URL after all redirects, with its response; without one when the URL begins with `stopAt`, which is not fetched. */
export interface OpenedPage {
  url: URL;
  response?: Response;
}

export type Browser = ReturnType<typeof createBrowser>;

/** A minimal browser for sign-ins: it keeps cookies by path and follows redirects, up to a URL that begins with `stopAt`. */
export function createBrowser(stopAt: string) {
  const jar = new Map<string, { path: string; pair: string }>();

  async function open(url: URL, form?: Record<string, string>): Promise<OpenedPage> {
    let body: URLSearchParams | undefined = form && new URLSearchParams(form);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      if (url.href.startsWith(stopAt)) return { url };
      const response = await request(url, body);
      const location = response.headers.get('location');
      if (!location) return { url, response };
      url = new URL(location, url);
      body = undefined;
    }
    throw new Error(`More than ${MAX_REDIRECTS} redirects.`);
  }

  async function request(url: URL, body?: URLSearchParams): Promise<Response> {
    const cookie = [...jar.values()]
      .filter(({ path }) => covers(path, url.pathname))
      .map(({ pair }) => pair)
      .join('; ');
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    response.headers.getSetCookie().forEach(saveCookie);
    return response;
  }

  function saveCookie(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const find = (name: string) => attributes.find((one) => one.toLowerCase().startsWith(name));
    const path = find('path=')?.slice('path='.length) ?? '/';
    const key = `${pair.split('=')[0]} ${path}`;
    const expires = find('expires=')?.slice('expires='.length);
    if (expires && Date.parse(expires) < Date.now()) jar.delete(key);
    else jar.set(key, { path, pair });
  }

  return { open };
}

function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
