import { useRecordContext } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { TextButton } from '../../core/actions/TextButton.tsx';
import type { Inquiry } from './inquiry.ts';

/** The buttons that turn a site request into what it asks for: a customer, a carrier, the premium plan. */
export function ConvertButtons() {
  const inquiry = useRecordContext<Inquiry>();
  if (!inquiry) return null;
  const goals = GOALS.filter(({ action }) => inquiry.can?.includes(action));
  return goals.map(({ to }) => <ConvertButton key={to} to={to} id={inquiry.id} />);
}

function ConvertButton({ to, id }: { to: string; id: string }) {
  const { act, isPending } = useAct(`inquiries.converted.${to}`);
  return (
    <TextButton
      variant="contained"
      loading={isPending}
      label={`inquiries.convert.${to}`}
      onClick={() => void act({ resource: 'inquiries', id, verb: 'convert' }, { to })}
    />
  );
}

const GOALS = [
  { to: 'customer', action: 'toCustomer' },
  { to: 'carrier', action: 'toCarrier' },
  { to: 'premium', action: 'toPremium' },
];
