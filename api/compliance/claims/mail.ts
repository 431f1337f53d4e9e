import type { Transaction } from 'objection';
import { type Carrier, languageOf } from '../../network/carriers/index.ts';
import { keyedHash } from '../../core/auth/keyedHash.ts';
import type { Locale } from '../../shared/words.ts';
import { sendMail } from '../../core/mail/mail.ts';
import type { Claim } from './Claim.ts';

/** The code that proves a claim: who has it reads the mail of the registered address. */
export function codeOf(trx: Transaction, claim: ClaimKey): Promise<string> {
  return keyedHash(trx, textOf(claim));
}

/** Mails the address that a record is registered with, so that the carrier can prove that the record is its own. */
export async function mailProof(
  trx: Transaction,
  claim: ClaimKey,
  { record, claimant }: { record: Carrier; claimant: Carrier },
): Promise<void> {
  const locale = languageOf(record);
  const { subject, label, lines } = WORDS[locale];
  await sendMail(trx, record.quotingEmail!, {
    kind: 'claim_to_prove',
    locale,
    subject,
    lines: lines.map((line) => line.replace('{name}', claimant.carrierName)),
    link: { label, path: `/admin/passport#${claim.id}.`, signed: textOf(claim) },
  });
}

type ClaimKey = Pick<Claim, 'id' | 'carrierId' | 'recordId'>;

function textOf({ id, carrierId, recordId }: ClaimKey): string {
  return `claim ${id} ${carrierId} ${recordId}`;
}

const WORDS: Record<Locale, { subject: string; label: string; lines: string[] }> = {
  es: {
    subject: 'Confirme su registro de transportista en Andén',
    label: 'Confirmar registro',
    lines: [
      '{name} dice que el registro de transportista con este correo es suyo y quiere ligarlo a su pasaporte de documentos.',
      'Si es correcto, abra el enlace e inicie sesión con la cuenta de {name}. Si no lo es, ignore este correo: nada cambia.',
    ],
  },
  en: {
    subject: 'Confirm your carrier record in Andén',
    label: 'Confirm record',
    lines: [
      '{name} says that the carrier record with this address is its own and wants to link it to its passport of documents.',
      'If that is right, open the link and sign in with the account of {name}. If not, ignore this e-mail: nothing changes.',
    ],
  },
};
