import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** An address of a host, as the connection to it needs it. */
export interface Address {
  address: string;
  family: number;
}

/** Why a URL may not be called. */
export class ForbiddenUrl extends Error {
  override name = 'ForbiddenUrl';
  readonly code: 'not_https' | 'credentials' | 'private' | 'unknown_host';

  constructor(code: ForbiddenUrl['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * The addresses of a URL's host. Throws ForbiddenUrl for one without TLS, with a user name, of an unknown host, and when
 * any address is not a public one (private, loopback, link-local, and so on). `allowsPrivate` is for development: it
 * allows such addresses, and `http:`.
 */
export async function addressesOf(
  url: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<Address[]> {
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' && !(allowsPrivate && protocol === 'http:'))
    throw new ForbiddenUrl('not_https');
  if (username || password) throw new ForbiddenUrl('credentials');
  const addresses = await resolveHost(hostname.replace(/^\[|\]$/g, ''));
  if (!allowsPrivate && !addresses.every(({ address }) => isPublic(address)))
    throw new ForbiddenUrl('private');
  return addresses;
}

async function resolveHost(host: string): Promise<Address[]> {
  try {
    return await lookup(host, { all: true });
  } catch {
    throw new ForbiddenUrl('unknown_host');
  }
}

/**
 * Whether an address is one of the public internet. IPv6 is public only where IANA assigns global unicast, without the
 * blocks for documentation, protocols and tunnels there: no notation of an IPv4 address within an IPv6 one passes.
 */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return true;
  const isWithin = (block: string) => address.match(ipaddr.parseCIDR(block));
  return isWithin(GLOBAL_UNICAST) && !SPECIAL.some(isWithin);
}

/** https://www.iana.org/assignments/ipv6-address-space */
const GLOBAL_UNICAST = '2000::/3';

/** https://www.iana.org/assignments/iana-ipv6-special-registry */
const SPECIAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
