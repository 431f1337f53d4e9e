import { useEffect, useRef, useState } from 'react';
import { download } from '../list/export/download.ts';

/** Downloads a file of the API; `error` is the text or message key of the last failure. */
export function useFile() {
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  async function get(url: string): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setError(undefined);
    try {
      await download(url, signal, () => {});
    } catch (failure) {
      if (!signal.aborted) setError((failure as Error).message || 'anden.error.server');
    }
  }
  return { get, error };
}
