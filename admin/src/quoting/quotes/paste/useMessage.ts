import { plainText } from '#reading/plainText';
import { useDataProvider } from 'react-admin';
import { useBusy } from '../../../core/actions/useBusy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { KeptState } from '../../../core/form/useKeptState.ts';
import type { Message } from './proposal.ts';

/** Reads the typed message; the API saves nothing of it. */
export function useMessage({ values, change }: KeptState<Message>) {
  const { ask } = useDataProvider<AndenDataProvider>();
  const { isBusy, run } = useBusy();
  const read = () =>
    run(async () => {
      const text = plainText(values.text);
      const sender = values.sender.trim();
      const question = { text, ...(sender && { sender }) };
      const { data } = await ask<Schemas['MessageReading']>(
        'quotes',
        undefined,
        'read_message',
        question,
      );
      const proposals = data.quotes.map((quote) => ({ ...quote, key: crypto.randomUUID() }));
      change({ text, proposals, rest: data.rest });
    });
  return { isBusy, read };
}
