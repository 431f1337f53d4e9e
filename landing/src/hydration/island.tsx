import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Localized } from '../locale.ts';

/** A part of a page that is prerendered and that the module of the page hydrates in the browser, by its name. */
export function island(name: string, Content: ComponentType<Localized>): ComponentType<Localized> {
  return function Island({ locale }) {
    const __html = renderToString(<Content locale={locale} />);
    return <div data-island={name} dangerouslySetInnerHTML={{ __html }} />;
  };
}
