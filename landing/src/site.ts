// Loaded in the head as a classic script, so that the stored theme and language apply before the
// first paint; therefore it must not contain imports.
const root = document.documentElement;
const language = root.lang.slice(0, 2).toUpperCase();
const unstored = new Map<string, string>();
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

keepLanguage();
showTheme();
wireForms();
darkSystem.addEventListener('change', showTheme);
addEventListener('storage', showTheme);
addEventListener('DOMContentLoaded', () => {
  wireTheme();
  wireLanguage();
  wireMenu();
});

/** Sets the locale cookie to the page's language; redirects people who chose another language from the default page. */
function keepLanguage(): void {
  document.cookie = `locale=${language}; path=/; max-age=31536000; samesite=lax`;
  const chosen = translationIn(readStored('language') ?? '');
  const isDefault = translationIn(language)?.href === translationIn('X-DEFAULT')?.href;
  if (isDefault && chosen && chosen.hreflang.toUpperCase() !== language) {
    location.replace(chosen.href + location.hash);
  }
}

/** The link to this page in a language (`EN`), where it has one. */
function translationIn(tag: string): HTMLLinkElement | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[hreflang]');
  return [...links].find(({ hreflang }) => hreflang.toUpperCase() === tag);
}

function wireLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => write('language', link.dataset.language ?? 'ES'));
  }
}

/** The theme: the stored one, otherwise the system's. */
function currentTheme(): string {
  return readStored('theme') ?? (darkSystem.matches ? 'dark_mode' : 'light_mode');
}

function showTheme(): void {
  root.dataset.theme = currentTheme();
  const pressed = String(currentTheme() === 'dark_mode');
  for (const button of themeButtons()) button.setAttribute('aria-pressed', pressed);
}

function wireTheme(): void {
  for (const button of themeButtons()) {
    button.hidden = false;
    button.addEventListener('click', () => {
      write('theme', currentTheme() === 'dark_mode' ? 'light_mode' : 'dark_mode');
      showTheme();
    });
  }
  showTheme();
}

function themeButtons(): NodeListOf<HTMLButtonElement> {
  return document.querySelectorAll<HTMLButtonElement>('button[data-theme-toggle]');
}

/** Holds back a form that nobody has taken over yet; it is sent once it is. */
function wireForms(): void {
  const hold = (event: Event) => {
    const form = event.target as HTMLElement;
    if (!event.isTrusted || !form.matches('[data-island] form[method=post]:not([data-hydrated])'))
      return;
    event.preventDefault();
    form.dataset.pressed = '';
  };
  document.addEventListener('submit', hold, true);
}

/** Closes the menu of small screens after a choice, a click outside, or Escape; it opens without JavaScript. */
function wireMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.open = false;
  });
  addEventListener('click', (event) => {
    if (!menu.contains(event.target as Node)) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
}
