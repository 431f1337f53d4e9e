import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import { partsOf } from '../../freight/rates/rateParts.ts';
import { Party } from './Party.tsx';
import type { Confirmation } from './useConfirmations.ts';

/** The terms of a revision: parties, price and its parts, free time, detention, payment and proof documents. */
export function Agreement({ confirmation }: { confirmation: Confirmation }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { broker, carrier, price, terms } = confirmation;
  const evidence = terms.evidence.map((one) => translate(`rateConfirmations.evidences.${one}`));
  return (
    <ResourceContextProvider value="rateConfirmations">
      <RecordContextProvider value={confirmation}>
        <Facts>
          <Fact source="broker" wide>
            <Party party={broker} />
          </Fact>
          <Fact source="carrier" wide>
            <Party party={carrier} />
          </Fact>
          <Fact source="price" wide>
            <b>{money(price.total, price.currency)}</b>
            {partsOf(price as Parts).map(
              ([part, amount]) =>
                `\n${translate(`rateConfirmations.parts.${part}`)}: ${money(amount, price.currency)}`,
            )}
            {price.stopOffCharge &&
              !price.linehaul &&
              `\n${translate('anden.stopOff.ofAllIn', {
                times: price.additionalStops,
                amount: money(price.stopOffCharge, price.currency),
              })}`}
          </Fact>
          <Fact source="terms.freeHours">
            {translate('rateConfirmations.hours', { smart_count: terms.freeHours })}
          </Fact>
          <Fact source="terms.detentionRate">{money(terms.detentionRate, price.currency)}</Fact>
          <Fact source="terms.paymentDays">
            {translate('rateConfirmations.days', { smart_count: terms.paymentDays })}
          </Fact>
          <Fact source="terms.evidence" wide>
            {evidence.join('\n')}
          </Fact>
          <Fact source="terms.comment" wide optional />
        </Facts>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

type Parts = Parameters<typeof partsOf>[0];
