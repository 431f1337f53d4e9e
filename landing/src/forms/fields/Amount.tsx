import type { Requirement } from './Input.tsx';
import { Input } from './Input.tsx';
import type { Naming } from './Frame.tsx';

/** An amount of money; what cannot be read has its probable readings as buttons. */
export function Amount(props: Naming & Requirement) {
  return <Input {...props} inputMode="decimal" autoComplete="off" valueKind="decimal" />;
}
