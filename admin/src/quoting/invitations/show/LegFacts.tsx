import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { localName } from '../../../core/format/localName.ts';
import { FactRows } from '../../../freight/load/FactRows.tsx';

type Load = Schemas['InvitedLoad'];

/** The leg that is asked for, how it is taken over and handed over, and what it demands; nothing for a whole load. */
export function LegFacts({ load }: { load: Load }) {
  const translate = useTranslate();
  const { leg, takeOver, handOver, ctpat } = load;
  if (!leg) return null;
  const rows: [string, string | false | null | undefined][] = [
    ['leg', translate(`invitations.legs.${leg}`)],
    ['takeOver', takeOver && textOf(takeOver, translate)],
    ['handOver', handOver && textOf(handOver, translate)],
    ['ctpat', ctpat && translate('invitations.leg.demanded')],
  ];
  return (
    <FactRows
      rows={rows.flatMap(([name, text]) =>
        text ? [[translate(`invitations.leg.${name}`), text] as const] : [],
      )}
    />
  );
}

function textOf(handOver: Schemas['InvitedHandOver'], translate: (key: string) => string) {
  const place = translate(`invitations.handOver.${handOver.at}`);
  const bridge = localName(handOver, 'bridgeName');
  const where = [place, bridge].filter(Boolean).join(', ');
  return `${where}. ${translate(`invitations.trailer.${handOver.trailer}`)}`;
}
