import type { Context } from 'koa';
import type { Operation } from '../contract/document.ts';
import { receive } from './receive.ts';
import type { Storage } from './storage.ts';

/** The file is read when the handler asks for it, once it knows that the caller may; of a refused call none stays. */
export function arrivalOf(ctx: Context, operation: Operation, storage: Storage) {
  const keys: string[] = [];
  return {
    async receive() {
      const file = await receive(ctx, operation, storage);
      keys.push(file.key);
      return file;
    },
    async keptIf(work: () => unknown) {
      try {
        return await work();
      } catch (error) {
        await Promise.all(keys.map((key) => storage.remove(key)));
        throw error;
      }
    },
  };
}
