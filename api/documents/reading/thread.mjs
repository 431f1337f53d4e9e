/**
 * The entry of the worker thread that reads PDFs. Node 20 cannot start a thread from TypeScript, so this registers tsx
 * first.
 */
import { register } from 'tsx/esm/api';

register();
await import('./serve.ts');
