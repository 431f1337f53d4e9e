import type { ComponentType } from 'react';
import type { Localized } from '../locale.ts';

/** The contents of some islands, by their names, and what hydrates them. */
interface IslandModule {
  islands: Record<string, ComponentType<Localized>>;
  hydrate: (name: string, Content: ComponentType<Localized>) => void;
}

/** Loads and hydrates islands once somebody goes to one of them, or at once; what is typed meanwhile stays. */
export function hydrateAtFocus(
  names: string[],
  isNow: boolean,
  load: () => Promise<IslandModule>,
): void {
  const elements = names.map((name) => document.querySelector(`[data-island="${name}"]`));
  const isThere = elements.some((element) => element?.contains(document.activeElement));
  if (isNow || isThere) begin();
  else listen();

  /** Waits for a person; without a network the next key or press tries again. */
  function listen(): void {
    const listening = new AbortController();
    const hear = () => {
      listening.abort();
      begin();
    };
    for (const event of ['focusin', 'pointerdown', 'input'])
      for (const element of elements)
        element?.addEventListener(event, hear, { signal: listening.signal });
  }

  function begin(): void {
    load()
      .then(({ islands, hydrate }) => {
        for (const [name, Content] of Object.entries(islands)) hydrate(name, Content);
      })
      .catch(() => {
        for (const element of elements) sayOffline(element);
        listen();
      });
  }
}

/** Says of forms that were sent already that there is no connection, as they say themselves once they are hydrated. */
function sayOffline(island: Element | null): void {
  for (const form of island?.querySelectorAll<HTMLFormElement>('form[data-pressed]') ?? []) {
    delete form.dataset.pressed;
    form.querySelector('[role="alert"]')!.textContent = form.dataset.offline!;
  }
}
