/** The address that opens WhatsApp with a text, to a phone (52 or 1 and ten digits) if it is known. */
export function whatsAppUrl(phone: string | null | undefined, text: string): string {
  return `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(text)}`;
}
