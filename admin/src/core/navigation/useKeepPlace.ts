import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepPlaces, notePlace, placeOf, rememberAddress } from './asLeft.ts';

/**
 * Shows each page at the place where this tab left it when the browser goes back, forward or reloads, or a link asks for
 * it; every other page at its top. Used once, by the layout.
 */
export function useKeepPlace(): void {
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const visiblePath = useRef<string>(undefined);
  const isAsLeft = (state as { isAsLeft?: boolean } | null)?.isAsLeft === true;
  useEffect(() => {
    const isOther = visiblePath.current !== pathname;
    const returns = visiblePath.current ? type === 'POP' || (isAsLeft && isOther) : isReturned();
    visiblePath.current = pathname;
    rememberAddress(pathname, search);
    if (hash) return keepNoting(address);
    if (returns) return restore(address);
    if (isOther) window.scrollTo(0, 0);
    notePlace(address, window.scrollY);
    return keepNoting(address);
  }, [address, pathname, search, hash, type, isAsLeft]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepPlaces);
    return () => window.removeEventListener('pagehide', keepPlaces);
  }, []);
}

/** Whether the document was reloaded, or reached by the browser's back or forward. */
function isReturned(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function keepNoting(address: string): () => void {
  const note = () => notePlace(address, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/**
 * Scrolls to the place of an address, again each time the page grows, since its rows come later; until it is reached or
 * the user does something.
 */
function restore(address: string): () => void {
  const place = placeOf(address);
  let stop = () => {};
  const isThere = () => Math.abs(window.scrollY - place) < 2;
  const go = () => (isThere() ? settle() : window.scrollTo(0, place));
  const observer = new ResizeObserver(go);
  const settle = () => {
    clear();
    stop = keepNoting(address);
  };
  const clear = () => {
    observer.disconnect();
    for (const event of DEEDS) window.removeEventListener(event, settle);
  };
  for (const event of DEEDS) window.addEventListener(event, settle, { passive: true });
  const frame = requestAnimationFrame(() => {
    go();
    observer.observe(document.body);
  });
  return () => {
    cancelAnimationFrame(frame);
    clear();
    stop();
  };
}

const DEEDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
