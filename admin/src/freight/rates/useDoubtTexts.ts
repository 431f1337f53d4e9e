import { Decimal } from 'decimal.js';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import type { Doubt } from './doubts.ts';

/** Returns a function that writes doubts as sentences, with the amounts in their currency. */
export function useDoubtTexts() {
  const translate = useTranslate();
  const money = useMoneyFormat();
  return useCallback(
    (doubts: Doubt[], currency: string | undefined): string[] =>
      doubts.map(({ kind, amount, reference, percent, isAbove }) =>
        translate(`anden.doubt.${kind}${isFar(kind) ? (isAbove ? '.above' : '.below') : ''}`, {
          amount: money(amount, currency),
          reference: money(reference, currency),
          difference: money(new Decimal(amount).minus(reference).abs().toFixed(2), currency),
          percent,
        }),
      ),
    [translate, money],
  );
}

function isFar(kind: Doubt['kind']): boolean {
  return kind === 'target' || kind === 'memory';
}
