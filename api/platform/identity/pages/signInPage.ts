import type { Account } from '../account.ts';
import { html, type Html } from './html.ts';
import { layout, type PageContext } from './layout.ts';
import { messages, type Messages } from './messages.ts';
import { LANGUAGES, LOCALES } from '../../../shared/languages.ts';

export interface SignInPage extends PageContext {
  /** The path to which the form is posted and the language switch links. */
  action: string;
  email: string;
  error?: string;
  demo: Account[];
  demoPassword: string;
}

/** The sign-in page: form, error, language switch, and a button for each demo account. */
export function signInPage(page: SignInPage): string {
  const text = messages[page.language];
  const body = html`${languageSwitch(page)}
    <div class="columns">
      <section class="card" aria-labelledby="title">
        <h1 id="title">${text.signInTitle}</h1>
        ${page.error && html`<p class="error" role="alert" id="error">${page.error}</p>`}
        ${credentialsForm(page, text)}
      </section>
      ${page.demo.length > 0 && demoAccounts(page, text)}
    </div>`;
  return layout(page, text.signInTitle, body);
}

function credentialsForm({ action, language, email, error }: SignInPage, text: Messages): Html {
  const problem = error ? html`aria-invalid="true" aria-describedby="error"` : null;
  const focus = html`autofocus`;
  return html`<form method="post" action="${action}?lang=${language}">
    <label for="email">${text.email}</label>
    <input
      id="email"
      name="email"
      type="email"
      value="${email}"
      autocomplete="username"
      maxlength="254"
      required
      ${problem}
      ${!email && focus}
    />
    <label for="password">${text.password}</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="current-password"
      maxlength="200"
      required
      ${problem}
      ${email && focus}
    />
    <button class="primary" type="submit">${text.signIn}</button>
  </form>`;
}

function languageSwitch({ action, language }: SignInPage): Html {
  return html`<nav aria-label="${messages[language].languages}">
    ${LOCALES.map(
      (code) =>
        html`<a
          href="${action}?lang=${code}"
          lang="${code}"
          hreflang="${code}"
          ${code === language && html`aria-current="true"`}
          >${LANGUAGES[code].name}</a
        >`,
    )}
  </nav>`;
}

function demoAccounts(page: SignInPage, text: Messages): Html {
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${text.demoTitle}</h2>
    <p>${text.demoHint} <code>${page.demoPassword}</code>.</p>
    <ul>
      ${page.demo.map((account) => html`<li>${demoButton(page, account, text)}</li>`)}
    </ul>
  </section>`;
}

function demoButton(
  { action, language, demoPassword }: SignInPage,
  account: Account,
  text: Messages,
) {
  return html`<form method="post" action="${action}?lang=${language}">
    <input type="hidden" name="email" value="${account.email}" />
    <input type="hidden" name="password" value="${demoPassword}" />
    <button type="submit">
      <strong>${account.firstName} ${account.lastName}</strong>
      <span>${text.types[account.typeName]}, ${text.roles[account.roleName]}</span>
      ${account.companyName && html`<span>${account.companyName}</span>`}
      <small>${account.email}</small>
    </button>
  </form>`;
}
