window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['Accept-Language'] = navigator.language;
    return request;
  },
});
