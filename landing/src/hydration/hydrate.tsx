import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberTyped } from './typed.ts';
import { documentLocale, type Localized } from '../locale.ts';

/**
 * Takes over the prerendered island of this name. Its first rendering must equal the prerendered one, so stored values
 * and the address are read in effects.
 */
export function hydrate(name: string, Content: ComponentType<Localized>): void {
  const element = document.querySelector(`[data-island="${name}"]`);
  if (!element) return;
  rememberTyped(element);
  hydrateRoot(element, <Content locale={documentLocale()} />);
}
