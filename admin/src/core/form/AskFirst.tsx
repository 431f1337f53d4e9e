import type { ReactNode } from 'react';
import {
  type SaveHandler,
  SaveContextProvider,
  useRecordContext,
  useSaveContext,
} from 'react-admin';
import { NOT_SAVED, useAskAgain } from '../actions/useAskAgain.tsx';

/** Answers in sentences what is unusual in the values of a form, whose record was `before`. */
export type DoubtsOf = (values: object, before: object | undefined) => Promise<string[]>;

interface AskFirstProps {
  doubtsOf: DoubtsOf;
  /** The form. */
  children: ReactNode;
}

/** Asks for confirmation of what is unusual in the form below, before any of its buttons saves it. */
export function AskFirst({ doubtsOf, children }: AskFirstProps) {
  const context = useSaveContext();
  const before = useRecordContext();
  const { ask, dialog } = useAskAgain();
  const save: SaveHandler<never> = async (values, options) =>
    (await ask(await doubtsOf(values, before))) ? context.save?.(values, options) : NOT_SAVED;
  return (
    <SaveContextProvider value={{ ...context, save }}>
      {children}
      {dialog}
    </SaveContextProvider>
  );
}

/** Finds nothing unusual. */
export const noDoubts: DoubtsOf = () => Promise.resolve([]);
