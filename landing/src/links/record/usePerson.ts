import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LinkClient } from './linkClient.ts';

const PRESSES = ['pointerdown', 'keydown', 'click'];

/** Whether somebody has pressed something, as a state and for handlers of the same press. */
export interface Person {
  isThere: boolean;
  ref: RefObject<boolean>;
}

/**
 * Notices a person, who presses a key, a button or the screen. Programs that only load the page and run its scripts, as
 * mail scanners do, never do.
 */
export function usePerson(): Person {
  const ref = useRef(false);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const stop = () => {
      for (const name of PRESSES) removeEventListener(name, hear, true);
    };
    const hear = (event: Event) => {
      if (!event.isTrusted) return;
      stop();
      ref.current = true;
      setIsThere(true);
    };
    for (const name of PRESSES) addEventListener(name, hear, true);
    return stop;
  }, []);
  return { isThere, ref };
}

/** Tells the API once that a person opened the link: at this path, by default the one of all links. */
export function useOpening(
  { isThere }: Person,
  client: LinkClient | undefined,
  path = '/api/link/open',
): void {
  const isReady = isThere && path !== '';
  useEffect(() => {
    if (isReady) void client?.call(path, {}).catch(() => undefined);
  }, [isReady, client, path]);
}
