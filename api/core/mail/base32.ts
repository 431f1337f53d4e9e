const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes in lower-case base32 without padding (RFC 4648), which keeps its meaning where letters lose their case. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a base32 text in either case; undefined for any other text. */
export function fromBase32(text: string): Buffer | undefined {
  if (!/^[a-z2-7]*$/i.test(text)) return undefined;
  const bits = [...text.toLowerCase()]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
