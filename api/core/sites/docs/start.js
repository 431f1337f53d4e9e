/* Shows the contract with Swagger UI, in the browser's theme. */
const isDark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => document.documentElement.classList.toggle('dark-mode', isDark.matches);
showTheme();
isDark.addEventListener('change', showTheme);

const reference = window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
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
