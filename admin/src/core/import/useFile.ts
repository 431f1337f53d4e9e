import { useEffect, useRef, useState } from 'react';
import { download } from '../list/export/download.ts';

/** Hands a file of the API to the browser; `error` is why the last one did not come, a text or its key. */
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
