type Fields = Record<string, unknown>;

/** The country by which the phone of a record is read, which the fields beside it tell, or its address. */
export function phoneCountry({
  nationality,
  country,
  address,
  addressList,
}: Fields): 'MX' | 'US' | undefined {
  const [first] = Array.isArray(addressList) ? (addressList as unknown[]) : [];
  const places = [address, first].map((place) => (place as Fields | null | undefined)?.country);
  return [nationality, country, ...places].find((one) => one === 'MX' || one === 'US');
}
