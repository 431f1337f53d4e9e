import { useSyncExternalStore } from 'react';

/** Whether the page is being printed. Its change is drawn before the browser takes the page. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    listener();
  };
  for (const type of EVENTS) window.addEventListener(type, tell);
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, tell);
  };
}

const EVENTS = ['beforeprint', 'afterprint'];
