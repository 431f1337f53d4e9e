/* Shows the contract with Swagger UI, in the browser's theme. */
const isDark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => document.documentElement.classList.toggle('dark-mode', isDark.matches);
showTheme();
isDark.addEventListener('change', showTheme);

fetch('/api/docs/outline.json')
  .then((answer) => answer.json())
  .then(show);

function show(spec) {
  const reference = window.SwaggerUIBundle({
    spec,
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'none',
    displayRequestDuration: true,
    filter: true,
    validatorUrl: null,
    plugins: [{ fn: { resolveSubtree } }],
    requestInterceptor: (request) => {
      request.headers['Accept-Language'] = document.documentElement.lang;
      return request;
    },
  });
  /* A result of the search on this page changes only the fragment. */
  addEventListener('hashchange', () => reference.layoutActions.parseDeepLinkHash(location.hash));
}

/* Swagger UI asks for an operation when it is opened. Its own way reads the whole contract each time, for seconds. */
async function resolveSubtree(spec, path) {
  const { operationId } = path.reduce((value, name) => value?.[name], spec) ?? {};
  if (!operationId) return { spec: path.length ? undefined : spec, errors: [] };
  const answer = await fetch(`/api/docs/operations/${operationId}.json`);
  return { spec: await answer.json(), errors: [] };
}
