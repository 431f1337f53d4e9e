import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { formatPhone } from '../../core/format/formatPhone.ts';
import { AddressLines } from '../../freight/places/AddressField.tsx';

/** A party of a rate confirmation: name, tax and transport ids, address, contact. */
export function Party({ party }: { party: Schemas['ContractParty'] }) {
  const translate = useTranslate();
  const { name, address, contact } = party;
  const person = contact && translate('rateConfirmations.contact', { name: contact.name });
  const lines = [identifiers(party), reach(party), person, contact && reach(contact)];
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      {address && <AddressLines place={address} />}
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}

function identifiers({ rfc, ein, scacCode, caat }: Schemas['ContractParty']): string {
  const numbers = Object.entries({ RFC: rfc, EIN: ein, SCAC: scacCode, CAAT: caat });
  return numbers.flatMap(([kind, id]) => (id ? [`${kind} ${id}`] : [])).join(' · ');
}

function reach({ phone, email }: { phone?: string | null; email?: string | null }): string {
  return [phone && formatPhone(phone), email].filter(Boolean).join(' · ');
}
