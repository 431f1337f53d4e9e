import { html } from './html.ts';
import { layout, type PageContext } from './layout.ts';
import { messages, type Messages } from './messages.ts';

export interface ErrorPage extends PageContext {
  /** The protocol's error code and its description for developers. */
  code: string;
  description?: string;
}

/** The error page: what went wrong, what to do, and the error code as a detail. */
export function errorPage(page: ErrorPage): string {
  const text = messages[page.language];
  const body = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${text.errorTitle}</h1>
    <p role="alert">${explain(page.code, text)}</p>
    <p><a class="primary" href="${page.home}admin/">${text.restart}</a></p>
    <details>
      <summary>${text.detail}</summary>
      <p><code>${page.code}</code> ${page.description}</p>
    </details>
  </section>`;
  return layout(page, text.errorTitle, body);
}

function explain(code: string, text: Messages): string {
  if (code === 'server_error') return text.errorServer;
  return code === 'session_not_found' ? text.errorExpired : text.errorRequest;
}
