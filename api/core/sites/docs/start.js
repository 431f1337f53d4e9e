/* Shows the contract with Swagger UI, in the browser's theme. */
const isDark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => document.documentElement.classList.toggle('dark-mode', isDark.matches);
showTheme();
isDark.addEventListener('change', showTheme);

fetch('/api/openapi.json')
  .then((answer) => answer.json())
  .then((contract) => show(withOwnParameters(contract)));

function show(spec) {
  const reference = window.SwaggerUIBundle({
    spec,
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'none',
    displayRequestDuration: true,
    filter: true,
    validatorUrl: null,
    requestInterceptor: (request) => {
      request.headers['Accept-Language'] = document.documentElement.lang;
      return request;
    },
  });
  /* A result of the search on this page changes only the fragment. */
  addEventListener('hashchange', () => reference.layoutActions.parseDeepLinkHash(location.hash));
}

/* Swagger UI does not resolve the parameters that a path gives to all its operations, so each operation gets them. */
function withOwnParameters(contract) {
  for (const { parameters, ...operations } of Object.values(contract.paths))
    for (const operation of Object.values(parameters ? operations : {}))
      operation.parameters = [...parameters, ...(operation.parameters ?? [])];
  for (const path of Object.values(contract.paths)) delete path.parameters;
  return contract;
}
