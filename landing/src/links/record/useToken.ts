import { useEffect, useState } from 'react';
import { readToken, type TokenReading } from './readToken.ts';

/** The token in the page's address; undefined until the page is hydrated. */
export function useToken(): TokenReading | undefined {
  const [reading, setReading] = useState<TokenReading>();
  useEffect(() => {
    const read = () => setReading(readToken(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return reading;
}
