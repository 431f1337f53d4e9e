import { code } from '../../core/records/writing/normalize.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { Schemas } from '../../core/contract/types.ts';

type Input = Schemas['BankAccountInput'];

/** The number of an account as it is saved, and the routing number of a US bank. */
export interface Digits {
  digits: string;
  routingNumber: string | null;
}

/** The checked numbers of an entered account; throws 422 on the field that is missing or wrong. */
export function digitsOf({ kind, clabe, routingNumber, accountNumber }: Input): Digits {
  if (kind === 'clabe') return { digits: clabeOf(clabe ?? ''), routingNumber: null };
  return { digits: accountOf(accountNumber ?? ''), routingNumber: routingOf(routingNumber ?? '') };
}

/** The digits of a typed number, without spaces and hyphens. */
export function withoutBlanks(text: string): string {
  return code(text) ?? '';
}

/** The check digit of a CLABE: its digits weighted with 3, 7 and 1, of each product the last digit, sum to a multiple of 10. */
function clabeOf(text: string): string {
  const digits = withoutBlanks(text);
  if (!/^\d{18}$/.test(digits)) throw invalid('clabe', CLABE_LENGTH);
  if (sumOf(digits, (product) => product % 10) % 10 !== 0) throw invalid('clabe', CLABE_DIGIT);
  return digits;
}

/** The check digit of an ABA routing number: its digits weighted with 3, 7 and 1 sum to a multiple of 10. */
function routingOf(text: string): string {
  const digits = withoutBlanks(text);
  if (!/^\d{9}$/.test(digits)) throw invalid('routingNumber', ROUTING_LENGTH);
  const isRight = Number(digits) > 0 && sumOf(digits, (product) => product) % 10 === 0;
  if (!isRight) throw invalid('routingNumber', ROUTING_DIGIT);
  return digits;
}

function accountOf(text: string): string {
  const digits = withoutBlanks(text);
  if (!/^\d{4,17}$/.test(digits)) throw invalid('accountNumber', ACCOUNT_LENGTH);
  return digits;
}

const WEIGHTS = [3, 7, 1];

/**
 * The weighted sum with the check digit: in a CLABE the check digit is the eighteenth, whose weight would be 1, as that of
 * the ninth in a routing number.
 */
function sumOf(digits: string, part: (product: number) => number): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + part(Number(digit) * WEIGHTS[index % 3]!),
    0,
  );
}

const CLABE_LENGTH = {
  es: 'La CLABE tiene 18 dígitos.',
  en: 'A CLABE has 18 digits.',
};
const CLABE_DIGIT = {
  es: 'El dígito verificador no corresponde. Revise la CLABE en el estado de cuenta.',
  en: 'The check digit is wrong. Compare the CLABE with the bank statement.',
};
const ROUTING_LENGTH = {
  es: 'El número de ruta (ABA) tiene 9 dígitos.',
  en: 'A routing number (ABA) has 9 digits.',
};
const ROUTING_DIGIT = {
  es: 'El dígito verificador no corresponde. Revise el número de ruta en un cheque.',
  en: 'The check digit is wrong. Compare the routing number with a check.',
};
const ACCOUNT_LENGTH = {
  es: 'El número de cuenta tiene de 4 a 17 dígitos.',
  en: 'An account number has 4 to 17 digits.',
};
