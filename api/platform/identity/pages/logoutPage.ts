import { html } from './html.ts';
import { layout, type PageContext } from './layout.ts';
import { messages } from './messages.ts';

export interface LogoutPage extends PageContext {
  /** The path that ends the session, and the CSRF secret that it requires. */
  action: string;
  secret: string;
  /** Whether a script submits the form at once, without confirmation. */
  automatic: boolean;
}

/** The page that asks whether to sign out, or signs out automatically; its button works without JavaScript. */
export function logoutPage(page: LogoutPage): string {
  const text = messages[page.language];
  const title = page.automatic ? text.continuingTitle : text.logoutTitle;
  const body = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${title}</h1>
    <p>${page.automatic ? text.continuing : text.logoutQuestion}</p>
    <form method="post" action="${page.action}" ${page.automatic && html`data-submit`}>
      <input type="hidden" name="xsrf" value="${page.secret}" />
      <input type="hidden" name="logout" value="yes" />
      <button class="primary" type="submit">${page.automatic ? text.continue : text.logout}</button>
    </form>
    ${!page.automatic && html`<p><a href="${page.home}admin/">${text.stay}</a></p>`}
  </section>`;
  return layout(page, title, body);
}

/** The page that says that the user is signed out. */
export function loggedOutPage(page: PageContext): string {
  const text = messages[page.language];
  const body = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${text.loggedOutTitle}</h1>
    <p>${text.loggedOut}</p>
    <p><a class="primary" href="${page.home}">${text.home}</a></p>
  </section>`;
  return layout(page, text.loggedOutTitle, body);
}
